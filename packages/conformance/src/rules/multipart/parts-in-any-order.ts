import { expectFormsAccepted, type FormCase } from "../../checks/exports/form-cases.js";
import type { Rule } from "../../checks/rule.js";
import { requireUpload } from "../../checks/exports/uploads.js";
import { PART_ENCODING } from "../../findings/basis.js";
import type { Form } from "../../probe/form.js";
import type { Part } from "../../probe/multipart.js";

type Place = "before" | "between" | "after";

function withUnknown(what: string, place: Place, ...unknown: readonly Part[]): FormCase {
  return { what, change: (form) => ({ ...form, parts: insert(form.parts, place, unknown) }) };
}

function insert(parts: Form["parts"], place: Place, unknown: readonly Part[]): Form["parts"] {
  if (place === "before") return [...unknown, ...parts];
  return place === "after"
    ? [...parts, ...unknown]
    : [...parts.slice(0, -1), ...unknown, ...parts.slice(-1)];
}

const BINARY = Buffer.from([0, 13, 10, 45, 45, 13, 10, 255, 254, 13, 10]);

/** Unknown parts differ from the known names in case, or resemble an alternative notation for them. */
const GROUPS: readonly (readonly FormCase[])[] = [
  [
    {
      what: "with options before file",
      change: (form) => ({ ...form, parts: form.parts.toReversed() }),
    },
  ],
  [
    withUnknown("with an unknown part before the others", "before", {
      name: "note",
      content: "a note",
    }),
    withUnknown("with an unknown part between the others", "between", {
      name: "empty",
      content: "",
    }),
    withUnknown("with an unknown file after the others", "after", {
      name: "attachment",
      content: BINARY,
      type: "application/pdf",
      filename: "a.pdf",
    }),
  ],
  [
    withUnknown("with an unknown part of type XML", "before", {
      name: "meta",
      content: "<a/>",
      type: "application/xml",
    }),
    withUnknown(
      "with an unknown part five times",
      "after",
      ...Array.from({ length: 5 }, () => ({ name: "tag", content: "a" })),
    ),
  ],
  [
    withUnknown(
      "with unknown parts `FILE` and `Options`",
      "before",
      { name: "FILE", content: "{", filename: "a.json" },
      { name: "Options", content: "{", type: "application/json" },
    ),
    withUnknown(
      "with unknown parts `file[]` and `options[destination]`",
      "after",
      { name: "file[]", content: "{" },
      { name: "options[destination]", content: "0" },
      { name: "destination", content: "0" },
    ),
  ],
];

/** Parts may come in any order, and unknown parts are ignored. */
export const partsInAnyOrder: Rule = {
  id: "parts-in-any-order",
  title: "Parts are accepted in any order, and unknown parts are ignored.",
  basis: [PART_ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    await expectFormsAccepted(context, PART_ENCODING, GROUPS);
  },
};
