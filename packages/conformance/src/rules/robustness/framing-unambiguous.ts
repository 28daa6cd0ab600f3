import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import type { Basis } from "../../findings/basis.js";

const FRAMING = { decision: "http-semantics", rfc: "RFC 9112, 6.3" } as const satisfies Basis;

const JSON_TYPE = "Content-Type: application/json";
const CHUNKED = "Transfer-Encoding: chunked";
const END = "0\r\n\r\n";

interface Case {
  readonly what: string;
  readonly lines: readonly string[];
  readonly body: readonly string[];
}

/** Two readers could see the end of each of these at different places, which smuggles requests past a proxy. */
const CASES: readonly Case[] = [
  {
    what: "two lengths",
    lines: [JSON_TYPE, "Content-Length: 2", "Content-Length: 3"],
    body: ["{}"],
  },
  { what: "a length that is no number", lines: [JSON_TYPE, "Content-Length: two"], body: ["{}"] },
  { what: "a chunk of no size", lines: [JSON_TYPE, CHUNKED], body: [`x\r\n{}\r\n${END}`] },
  {
    what: "a space before a colon",
    lines: [JSON_TYPE, "Content-Length : 2"],
    body: ["{}"],
  },
];

/** A message whose end is in doubt is refused. */
export const framingUnambiguous: Rule = {
  id: "framing-unambiguous",
  title: "A request whose length is contradictory or malformed is refused.",
  basis: [FRAMING],
  operations: ["createWebhook"],

  async run(context) {
    for (const { what, lines, body } of CASES) {
      const request = { method: "POST", path: "/v2/webhooks", lines, body };
      const { status, received, evidence } = await sendRaw(context, request);
      if ((status >= 400 && status < 500) || status === 501 || received === "") continue;
      context.report(FRAMING, `A request with ${what}: expected 400, got ${status}.`, evidence);
    }
  },
};
