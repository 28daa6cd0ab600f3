import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import { validWebhook } from "../../checks/webhook-sample.js";
import type { Basis } from "../../findings/basis.js";

const FRAMING = { decision: "http-semantics", rfc: "RFC 9112, 6.3" } as const satisfies Basis;

const END = "0\r\n\r\n";

interface Case {
  readonly what: string;
  readonly lines: readonly string[];
  readonly body: string;
}

/**
 * Returns messages that two parsers could end at different positions, which allows request smuggling past a proxy. A
 * parser that accepts either end sees a valid webhook.
 */
function casesOf(json: string): readonly Case[] {
  const length = Buffer.byteLength(json);
  const chunk = `0x${length.toString(16)}\r\n${json}\r\n${END}`;
  return [
    {
      what: "two lengths",
      lines: [`Content-Length: ${length}`, `Content-Length: ${length + 1}`],
      body: `${json} `,
    },
    { what: "a length that is not a number", lines: [`Content-Length: ${length}x`], body: json },
    { what: "a chunk with `0x` as its size", lines: ["Transfer-Encoding: chunked"], body: chunk },
    { what: "a space before a colon", lines: [`Content-Length : ${length}`], body: json },
  ];
}

/** A message with an ambiguous end is refused. */
export const framingUnambiguous: Rule = {
  id: "framing-unambiguous",
  title: "A request whose length is contradictory or malformed is refused.",
  level: "unsafe",
  basis: [FRAMING],
  operations: ["createWebhook"],

  async run(context) {
    const json = JSON.stringify(await validWebhook(context));
    for (const { what, lines, body } of casesOf(json)) {
      const typed = ["Content-Type: application/json", ...lines];
      const request = { method: "POST", path: "/v2/webhooks", lines: typed, body: [body] };
      const { status, received, evidence } = await sendRaw(context, request);
      if ((status >= 400 && status < 500) || status === 501 || received === "") continue;
      context.report(FRAMING, `A request with ${what}: expected 400, got ${status}.`, evidence);
    }
  },
};
