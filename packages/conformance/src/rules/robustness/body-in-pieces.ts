import { findWebhooks } from "../../checks/lists/find-webhook.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import { webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const BODY = { decision: "http-semantics", rfc: "RFC 9112, 6" } as const satisfies Basis;
const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;

/** Each character has several bytes in UTF-8. */
const TEXT = "äöü – 日本語 – 𝒳🙂";

/**
 * Delay in milliseconds between two pieces, so that each usually arrives separately. It does not matter if some do not.
 */
const PAUSE = 20;

/** A body is read correctly however the network splits it. */
export const bodyInPieces: Rule = {
  id: "body-in-pieces",
  title: "A body that comes in pieces, cut within characters, is read like one that comes at once.",
  basis: [BODY, CREATED],
  operations: ["createWebhook", "listWebhooks"],
  async run(context) {
    await Promise.all([sendPieces(context, false), sendPieces(context, true)]);
  },
};

async function sendPieces(context: RuleContext, isChunked: boolean): Promise<void> {
  const { scenario, target } = context;
  const plan = {
    destination: await scenario.destination(),
    name: scenario.nextName(),
    isMinimal: true,
  };
  const sent = { ...describeWebhook(target, plan), description: `${plan.name}: ${TEXT}` };
  const bytes = Buffer.from(JSON.stringify(sent));
  const pieces = cut(bytes, Buffer.from(TEXT).length);
  const lines = [
    "Content-Type: application/json",
    isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes.length}`,
  ];
  const body = isChunked ? [...pieces.map(chunk), "0\r\n\r\n"] : pieces;
  const request = { method: "POST", path: "/v2/webhooks", lines, body, pause: PAUSE };
  const response = await sendRaw(context, request);
  const subject = `createWebhook with a body in pieces${isChunked ? ", chunked" : ""}`;
  const asked = { ...webhookRequest(sent), ...response.evidence.request };
  const evidence = { ...response.evidence, request: asked };
  if (response.status < 200 || response.status >= 300) {
    const got = response.status || "nothing";
    return context.report(BODY, `${subject}: expected a 2xx status, got ${got}.`, evidence);
  }
  const isOwn = (webhook: Json): boolean =>
    String(member(webhook, "description")).startsWith(`${plan.name}: `);
  const [found] = await findWebhooks(context, isOwn, 1);
  const description = member(found?.webhook, "description");
  if (description !== sent.description)
    context.report(
      CREATED,
      `${subject}: expected \`description\` as sent, got ${JSON.stringify(description)}.`,
      evidence,
    );
}

/** Splits before the last characters, and then after every third byte of them. */
function cut(bytes: Buffer, length: number): readonly Buffer[] {
  const start = Math.max(0, bytes.length - length - 40);
  const pieces = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length; at += 11) pieces.push(bytes.subarray(at, at + 11));
  return pieces;
}

function chunk(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
}
