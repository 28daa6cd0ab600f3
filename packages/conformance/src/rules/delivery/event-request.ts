import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireToldEvents, type ToldEvent } from "../../checks/events/told-events.js";
import { tokensOf } from "../../probe/credentials.js";
import type { Delivery } from "../../receive/receiver.js";

const PAYLOAD = { decision: "event-payload" } as const;
const SIGNING = { decision: "event-signing" } as const;
const TOKENS = { decision: "tokens" } as const;
const ORIGIN = { decision: "webhook-origin" } as const;
const HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

/** An event is sent as `POST` of `application/json` to exactly the address of the receiver. */
export const eventRequest: Rule = {
  id: "event-request",
  title:
    "An event is a POST of JSON to the address of its receiver, with three headers and no secret.",
  basis: [PAYLOAD, SIGNING, TOKENS, ORIGIN],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    for (const event of await requireToldEvents(context)) {
      const { delivery, url, request } = event;
      for (const [what, expected, got] of deviationsOf(delivery, url))
        context.report(PAYLOAD, `Event: expected ${what} \`${expected}\`, got \`${got}\`.`, {
          request,
        });
      for (const name of HEADERS) {
        const values = valuesOf(delivery, name);
        if (values.length === 1 && values[0] !== "") continue;
        const message = `Event: expected one \`${name}\`, got ${values.length === 0 ? "none" : `\`${values.join("`, `")}\``}.`;
        context.report(SIGNING, message, { request });
      }
      checkSecrets(context, event);
    }
  },
};

function* deviationsOf(
  { method, path, headers }: Delivery,
  url: string,
): Generator<readonly [what: string, expected: string, got: string]> {
  if (method !== "POST") yield ["the method", "POST", method];
  const { pathname, search } = new URL(url);
  // A gateway in front of the receiver may have removed the start of the path.
  if (!(pathname + search).endsWith(path)) yield ["the path", pathname + search, path];
  const type = headers["content-type"] ?? "none";
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(type)?.[1] ?? "utf-8";
  // JSON has no other encoding (RFC 8259, 8.1), and a receiver that trusts the parameter would decode the text wrongly.
  if (!/^application\/json\s*(?:;|$)/i.test(type) || !/^(?:utf-8|us-ascii)$/i.test(charset))
    yield ["the content type", "application/json", type];
}

function valuesOf({ rawHeaders }: Delivery, name: string): readonly string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
}

/** Events must expose neither a token nor `origin`. */
function checkSecrets(
  context: RuleContext,
  { delivery: { rawHeaders, bytes, path }, request, webhook }: ToldEvent,
): void {
  const text = [path, ...rawHeaders, Buffer.from(bytes).toString()].join("\n");
  for (const [name, token] of tokensOf(context.target))
    if (text.includes(token))
      context.report(TOKENS, `Event: expected no token of a caller, got \`${name}\`.`, { request });
  if (webhook && text.includes(webhook.origin))
    context.report(ORIGIN, "Event: expected `origin` to be shown to nobody, got it.", { request });
}
