import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  expectPartsRefused,
  expectUploaded,
  formOf,
  newUpload,
  requireUpload,
} from "../../checks/exports/uploads.js";
import { PART_ENCODING } from "../../findings/basis.js";
import { changePart, formRequest } from "../../probe/form.js";

const TYPES_OF_FILE = [
  undefined,
  "text/plain",
  "application/octet-stream",
  "application/json; charset=utf-8",
  "application/vnd.google-apps.document",
] as const;

/** `text/plain` and `application/octet-stream` may be accepted: tools assign them to any part. */
const TYPES_OF_OTHER_OPTIONS = [
  "application/xml",
  "text/html",
  "application/x-www-form-urlencoded",
  "application/problem+json",
] as const;

/** Any type of `file` is accepted, since clients guess it; the type of `options` is part of the contract. */
export const partTypes: Rule = {
  id: "part-types",
  title:
    "A `file` is accepted whatever its media type; `options` of another type than JSON get 415.",
  basis: [PART_ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    for (const type of TYPES_OF_FILE) await expectFileTaken(context, type);
    for (const type of TYPES_OF_OTHER_OPTIONS) await expectOptionsRefused(context, type);
  },
};

async function expectFileTaken(context: RuleContext, type: string | undefined): Promise<void> {
  const upload = await newUpload(context);
  const form = changePart(formOf(upload), "file", ({ name, content, filename = "" }) =>
    type === undefined ? { name, content, filename } : { name, content, filename, type },
  );
  const what = type === undefined ? "with an untyped file" : `with a file of type ${type}`;
  const request = formRequest(form);
  await expectUploaded(context, { what, basis: PART_ENCODING, upload, request });
}

async function expectOptionsRefused(context: RuleContext, type: string): Promise<void> {
  const { file, options } = await newUpload(context);
  const what = `with options of type ${type}`;
  const expectation = { what, status: 415, accepted: PART_ENCODING, otherStatus: PART_ENCODING };
  await expectPartsRefused(context, [file, { ...options, type }], expectation);
}
