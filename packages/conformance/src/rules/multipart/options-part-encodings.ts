import { expectFormsAccepted, type FormCase } from "../../checks/exports/form-cases.js";
import type { Rule } from "../../checks/rule.js";
import { requireUpload } from "../../checks/exports/uploads.js";
import { PART_ENCODING } from "../../findings/basis.js";
import { changePart } from "../../probe/form.js";
import type { Part } from "../../probe/multipart.js";

function withOptions(as: string, change: (part: Part) => Part): FormCase {
  return { what: `with options as ${as}`, change: (form) => changePart(form, "options", change) };
}

const GROUPS: readonly (readonly FormCase[])[] = [
  [withOptions("untyped text", ({ name, content }) => ({ name, content }))],
  [withOptions("typed JSON with a filename", (part) => ({ ...part, filename: "options.json" }))],
  [
    withOptions("untyped text with a filename", ({ name, content }) => ({
      name,
      content,
      filename: "blob",
    })),
  ],
  [
    withOptions("JSON with a charset", (part) => ({
      ...part,
      type: "application/json; charset=UTF-8",
    })),
    withOptions("JSON between white space", (part) => ({
      ...part,
      content: `\r\n\t ${part.content.toString()} \n`,
    })),
  ],
  [
    withOptions("JSON with its type in upper case", (part) => ({
      ...part,
      type: "Application/JSON",
    })),
  ],
];

/** Sends the options in each encoding; the plain export shows that typed JSON without a filename works. */
export const optionsPartEncodings: Rule = {
  id: "options-part-encodings",
  title: "The `options` part is accepted typed, untyped, and with a filename.",
  basis: [PART_ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    await expectFormsAccepted(context, PART_ENCODING, GROUPS);
  },
};
