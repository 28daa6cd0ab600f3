import { NOT_JSON } from "../../checks/text/not-json.js";
import type { Rule } from "../../checks/rule.js";
import { expectPartsRefused, newUpload, requireUpload } from "../../checks/exports/uploads.js";
import { STRICT_JSON } from "../../findings/basis.js";

/** Texts that no JSON parser reads as an options object. */
const OTHERS: readonly { readonly what: string; readonly damage: (text: string) => string }[] = [
  { what: "that are empty", damage: () => "" },
  {
    what: "in the form of a query",
    damage: (text) => new URLSearchParams(JSON.parse(text)).toString(),
  },
  { what: "that are JSON in a JSON text", damage: (text) => JSON.stringify(text) },
];

const CASES = [...OTHERS, ...NOT_JSON];
/** Options that are almost JSON are refused, since a lenient parser might read them differently than intended. */
export const optionsNotJsonRefused: Rule = {
  id: "options-not-json-refused",
  title: "Options that are not the JSON of an object are refused with 400.",
  basis: [STRICT_JSON],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    for (const { what: how, damage } of CASES) {
      const { file, options } = await newUpload(context);
      const content = damage(options.content.toString());
      const what = `with options ${how}`;
      await expectPartsRefused(context, [file, { ...options, content }], {
        what,
        status: 400,
        accepted: STRICT_JSON,
      });
    }
  },
};
