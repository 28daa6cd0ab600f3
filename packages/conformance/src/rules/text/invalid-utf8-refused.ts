import { newWebhook } from "../../checks/exports/keyed-requests.js";
import { NOT_UTF8, PLACE_OF_BYTES, putBytes } from "../../checks/text/not-json.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload, requireUpload } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import { exportRequest, webhookRequest } from "../../probe/requests.js";

const UTF8 = { decision: "problem-details", rfc: "RFC 8259, 8.1" } as const satisfies Basis;

/** JSON is UTF-8: invalid bytes would be stored as a different text. */
export const invalidUtf8Refused: Rule = {
  id: "invalid-utf8-refused",
  title: "JSON that is not UTF-8 is refused with 400, in a body, in `options` and in `file`.",
  basis: [UTF8],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const [latin, overlong, surrogate, cut, beyond] = NOT_UTF8;
    for (const one of [latin, surrogate])
      if (one) check(context, one.what, "a body", await sendWebhook(context, one.bytes), [400]);
    await requireUpload(context);
    for (const one of [overlong, cut])
      if (one) check(context, one.what, "options", await sendOptions(context, one.bytes), [400]);
    for (const one of [latin, beyond])
      if (one) check(context, one.what, "a file", await sendFile(context, one.bytes), [400, 422]);
  },
};

function check(
  context: RuleContext,
  what: string,
  where: string,
  exchange: Exchange,
  statuses: readonly number[],
): void {
  if (statuses.includes(exchange.response.status)) return;
  const { operation } = exchange.request;
  const expected = statuses.join(" or ");
  context.report(
    UTF8,
    `${operation} with ${what} in ${where}: expected ${expected}, got ${quoteResponse(exchange.response)}.`,
    exchange,
  );
}

async function sendWebhook(context: RuleContext, bytes: readonly number[]): Promise<Exchange> {
  const webhook = { ...(await newWebhook(context)), description: PLACE_OF_BYTES };
  return sendBytes(context, putBytes(JSON.stringify(webhook), bytes));
}

function sendBytes(context: RuleContext, bytes: Uint8Array): Promise<Exchange> {
  const headers = { "content-type": "application/json" };
  return context.send({ ...webhookRequest({}, headers), body: { kind: "bytes", bytes } });
}

async function sendOptions(context: RuleContext, bytes: readonly number[]): Promise<Exchange> {
  const { file, options } = await newUpload(context, { "x-conformance": PLACE_OF_BYTES });
  const content = putBytes(options.content.toString(), bytes);
  return context.send(exportRequest([file, { ...options, content }]));
}

async function sendFile(context: RuleContext, bytes: readonly number[]): Promise<Exchange> {
  const { file, options } = await newUpload(context);
  const text = file.content.toString().replace(/"title":"/, `$&${PLACE_OF_BYTES}`);
  return context.send(exportRequest([{ ...file, content: putBytes(text, bytes) }, options]));
}
