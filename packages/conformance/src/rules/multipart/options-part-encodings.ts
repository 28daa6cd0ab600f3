import { expectSuccess } from "../../checks/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { exportRequest, filePart, optionsPart } from "../../probe/requests.js";
import type { Part } from "../../probe/multipart.js";

const ENCODING = { decision: "part-encoding", rfc: "RFC 7578" } as const satisfies Basis;

const ENCODINGS: readonly { readonly what: string; readonly change: (part: Part) => Part }[] = [
  { what: "typed JSON", change: (part) => part },
  { what: "untyped text", change: ({ name, content }) => ({ name, content }) },
  { what: "typed JSON with a filename", change: (part) => ({ ...part, filename: "options.json" }) },
];

/** The `options` part is accepted typed, untyped, and with a filename. */
export const optionsPartEncodings: Rule = {
  id: "options-part-encodings",
  title: "The `options` part is accepted typed, untyped, and with a filename.",
  basis: [ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    const options = optionsPart(await context.scenario.destination());
    for (const { what, change } of ENCODINGS) {
      const file = filePart(context.scenario.document().text);
      const exchange = await context.send(exportRequest([file, change(options)]));
      if (exchange.response.status === 415 || exchange.response.status === 422)
        context.report(
          ENCODING,
          `exportHostedDocument with options as ${what}: expected a 2xx status, got ${exchange.response.status}.`,
          exchange,
        );
      else expectSuccess(context, exchange, ENCODING);
    }
  },
};
