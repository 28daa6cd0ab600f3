import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  expectPartsRefused,
  newUpload,
  requireUpload,
  type Upload,
} from "../../checks/exports/uploads.js";
import { PART_ENCODING, PROBLEM_DETAILS, UPLOAD_PARTS } from "../../findings/basis.js";
import type { Part } from "../../probe/multipart.js";

interface Case {
  readonly what: string;
  readonly parts: (upload: Upload) => readonly Part[];
}

/** Part names are matched exactly, including case (RFC 7578, 4.2). */
const CASES: readonly Case[] = [
  { what: "without file", parts: ({ options }) => [options] },
  { what: "without options", parts: ({ file }) => [file] },
  { what: "without a part", parts: () => [] },
  {
    what: "with `FILE` in place of file",
    parts: ({ file, options }) => [{ ...file, name: "FILE" }, options],
  },
  {
    what: "with `Options` in place of options",
    parts: ({ file, options }) => [file, { ...options, name: "Options" }],
  },
  {
    what: "with the members of options as parts",
    parts: ({ file, destination }) => [
      file,
      { name: "destination", content: String(destination) },
      { name: "options[destination]", content: String(destination) },
    ],
  },
];

/**
 * Sends a part twice, which must be refused: choosing one of them would be a guess (decision `part-encoding`: as one
 * part).
 */
async function doubledParts(
  context: RuleContext,
): Promise<readonly (readonly [string, readonly Part[]])[]> {
  const { file, options } = await newUpload(context);
  const other = await newUpload(context, { autoMapDocumentProperties: true });
  return [
    ["with two files", [file, options, other.file]],
    ["with two options", [options, file, other.options]],
    ["with one file twice", [file, file, options]],
    ["with equal options twice", [file, options, options]],
  ];
}

/** An export request requires both parts, exactly once each. */
export const missingPartRefused: Rule = {
  id: "missing-part-refused",
  title:
    "An export request without `file` or `options`, or with one of them twice, is refused with 400.",
  basis: [UPLOAD_PARTS, PART_ENCODING, PROBLEM_DETAILS],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    for (const [what, parts] of await doubledParts(context))
      await expectPartsRefused(context, parts, { what, status: 400, accepted: PART_ENCODING });
    for (const { what, parts } of CASES) {
      const upload = await newUpload(context);
      await expectPartsRefused(context, parts(upload), {
        what,
        status: 400,
        accepted: UPLOAD_PARTS,
      });
    }
  },
};
