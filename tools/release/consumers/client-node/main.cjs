const { createClient } = require("@document-export/client");
const { verifyWebhook, ...others } = require("@document-export/client/webhooks");

if (typeof createClient !== "function") throw new Error("Expected createClient.");
console.log(
  `required, with ${Object.keys({ verifyWebhook, ...others }).length} names of /webhooks`,
);
