import { gzipSync } from "node:zlib";
import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../../probe/requests.js";
import { encodeBody } from "../../probe/send-request.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const CODING = { decision: "http-semantics", rfc: "RFC 9110, 12.5.3" } as const satisfies Basis;

/** A caller that sends a compressed body is told that the compression is the problem. */
export const compressedBodyRefused: Rule = {
  id: "compressed-body-refused",
  title: "A compressed body gets 415 with `Accept-Encoding`.",
  level: "strict",
  basis: [CODING],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const { scenario, target } = context;
    const plan = { destination: await scenario.destination(), name: "", isMinimal: true };
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const request = webhookRequest(describeWebhook(target, plan), headers);
    const json = request.body?.kind === "text" ? request.body.text : "";
    const exchange = await context.send({
      ...request,
      body: { kind: "bytes", bytes: gzipSync(json) },
    });
    expectCodingRefused(context, exchange);
    const form = exportRequest([filePart("{}"), optionsPart(plan.destination)]);
    const type = { "content-type": "multipart/form-data; boundary=document-export-conformance" };
    const upload = form.body ? gzipSync(encodeBody(form.body)) : Buffer.alloc(0);
    const compressed = await context.send({
      ...form,
      headers: { ...headers, ...type },
      body: { kind: "bytes", bytes: upload },
    });
    expectCodingRefused(context, compressed);
  },
};

function expectCodingRefused(context: RuleContext, exchange: Exchange): void {
  const what = "with `Content-Encoding: gzip`";
  expectRefusal(context, exchange, { what, status: 415, accepted: CODING, otherStatus: CODING });
  const { request, response } = exchange;
  if (response.status !== 415 || response.headers.has("accept-encoding")) return;
  const message = `${request.operation} ${what}: expected \`Accept-Encoding\`, got none.`;
  context.report(CODING, message, exchange);
}
