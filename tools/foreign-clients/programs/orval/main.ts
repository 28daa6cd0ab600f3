import { readFileSync } from "node:fs";
import {
  createWebhook,
  exportHostedDocument,
  listCollections,
  listDocumentExports,
  listWebhooks,
} from "./client";

const { TOKEN = "", FILE = "", ENDPOINT = "", REFERENCE = "" } = process.env;
const destination = Number(process.env.DESTINATION);
const headers = { authorization: `Bearer ${TOKEN}` };

const webhookFor = (connection: number) => ({
  endpoint: ENDPOINT,
  events: ["job.failed"],
  connections: [connection],
  origin: REFERENCE,
});
const options = {
  destination,
  conversion: { destination: "markdown" },
  destinationReference: REFERENCE,
};

const collections = await listCollections({ pageSize: 5 }, { headers });
const webhook = await createWebhook(webhookFor(destination), {}, { headers });
const webhooks = await listWebhooks({ pageNo: 1 }, { headers });
const file = new Blob([readFileSync(FILE)]);
const job = await exportHostedDocument({ file, options }, { Prefer: "wait=30" }, { headers });
const records = await listDocumentExports({}, { headers });
const refused = await createWebhook(webhookFor(99), {}, { headers });

if (collections.status !== 200 || webhooks.status !== 200 || records.status !== 200)
  throw new Error("A list was refused.");
if (webhook.status !== 201 || job.status !== 202 || refused.status !== 422)
  throw new Error("A status is not the expected one.");

console.log(
  JSON.stringify({
    collections: collections.data.items.map(({ name }) => name),
    webhook: webhook.data.id,
    webhooks: webhooks.data.items.map(({ id }) => id),
    job: job.data.status,
    records: records.data.items.map((record) => record.destinationReference),
    refused: refused.data.type,
  }),
);
