import type { Rule } from "../../checks/rule.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import { sendRaw } from "../../checks/send-raw.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

/** The caller disconnects after this many milliseconds, in the middle of its body. */
const TIMEOUT_MS = 100;

const UPLOADS = [
  { path: "/v2/webhooks", type: "application/json", body: '{"endpoint":' },
  {
    path: "/v2/export/hosted-docs",
    type: "multipart/form-data; boundary=b",
    body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n{"tit',
  },
];

/** A broken connection does not affect other requests. */
export const abandonedRequestSurvived: Rule = {
  id: "abandoned-request-survived",
  title: "After a caller has gone away in the middle of a body, the next one is served.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: ["createWebhook", "exportHostedDocument", "listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    await Promise.all(
      UPLOADS.map(async ({ path, type, body }) => {
        const lines = [`Content-Type: ${type}`, "Content-Length: 1000"];
        const request = { method: "POST", path, lines, body: [body], timeout: TIMEOUT_MS };
        await sendRaw(context, request);
      }),
    );
    const next = await context.send(listRequest("listCollections"));
    if (isSuccess(next.response.status)) return;
    const message = `listCollections after abandoned requests: expected a 2xx status, got ${quoteResponse(next.response)}.`;
    context.report(HTTP_SEMANTICS, message, next);
  },
};
