import { expectFormsAccepted, type FormCase } from "../../checks/exports/form-cases.js";
import type { Rule } from "../../checks/rule.js";
import { requireUpload } from "../../checks/exports/uploads.js";
import { PART_ENCODING } from "../../findings/basis.js";
import { changePart } from "../../probe/form.js";

const JSON_TYPE = "Content-Type: application/json";

/** Replaces the usual header lines of a part with these. */
function withHead(name: "file" | "options", what: string, ...head: readonly string[]): FormCase {
  return { what, change: (form) => changePart(form, name, (part) => ({ ...part, head })) };
}

/** In each group, one case changes `file` and one changes `options`. */
const GROUPS: readonly (readonly FormCase[])[] = [
  [
    withHead(
      "file",
      "with header names in lower case",
      'content-disposition: form-data; name="file"; filename="document.json"',
      "content-type: application/json",
    ),
    withHead(
      "options",
      "with header names and parameters in upper case",
      'CONTENT-DISPOSITION: FORM-DATA; NAME="options"',
      "CONTENT-TYPE: application/json",
    ),
  ],
  [
    withHead(
      "file",
      "with filename before name",
      'Content-Disposition: form-data; filename="name.json"; name="file"',
      JSON_TYPE,
    ),
    withHead(
      "options",
      "with a name that is not quoted",
      "Content-Disposition: form-data; name=options",
      JSON_TYPE,
    ),
  ],
  [
    withHead(
      "file",
      "with Content-Type before Content-Disposition",
      JSON_TYPE,
      'Content-Disposition: form-data; name="file"; filename="document.json"',
    ),
    withHead(
      "options",
      "with no space and with two spaces in Content-Disposition",
      'Content-Disposition:form-data;name="options";  filename="o.json"',
      JSON_TYPE,
    ),
  ],
  [
    withHead(
      "file",
      "with Content-Transfer-Encoding: binary",
      'Content-Disposition: form-data; name="file"; filename="document.json"',
      JSON_TYPE,
      "Content-Transfer-Encoding: binary",
    ),
    withHead(
      "options",
      "with unknown headers in a part",
      "X-Conformance: 1",
      'Content-Disposition: form-data; name="options"',
      JSON_TYPE,
      "Content-ID: <options@example.com>",
    ),
  ],
  [
    withHead(
      "file",
      "with a file without a filename",
      'Content-Disposition: form-data; name="file"',
      JSON_TYPE,
    ),
    withHead(
      "options",
      "with a filename that contains `; name=`",
      'Content-Disposition: form-data; filename="a; name=b.json"; name="options"',
      JSON_TYPE,
    ),
  ],
  [
    withHead(
      "file",
      "with a filename beyond ASCII",
      'Content-Disposition: form-data; name="file"; filename="r\u00e9sum\u00e9 \u6587\u66f8 \u{1f4c4}.json"',
      JSON_TYPE,
    ),
    withHead(
      "options",
      "with a path as filename",
      'Content-Disposition: form-data; name="options"; filename="../../etc/options"',
      JSON_TYPE,
    ),
  ],
  [
    withHead(
      "file",
      "with an RFC 5987 filename",
      'Content-Disposition: form-data; name="file"; filename="resume.json"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.json',
      JSON_TYPE,
    ),
    withHead(
      "options",
      "with a long filename of another extension",
      `Content-Disposition: form-data; name="options"; filename="${"long-".repeat(60)}.exe"`,
      JSON_TYPE,
    ),
  ],
  [
    withHead(
      "file",
      "with nothing but an RFC 5987 filename",
      "Content-Disposition: form-data; name=\"file\"; filename*=UTF-8''r%C3%A9sum%C3%A9.json",
      JSON_TYPE,
    ),
    withHead(
      "options",
      "with an escaped quotation mark in the filename",
      'Content-Disposition: form-data; name="options"; filename="a%22b\\"; name=\\"c.json"',
      JSON_TYPE,
    ),
  ],
];

/** The name determines the role of a part, however its headers are written. */
export const partHeadersInAnyForm: Rule = {
  id: "part-headers-in-any-form",
  title:
    "The header of a part is read in every form that its grammar has, with any filename or none.",
  basis: [PART_ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    await expectFormsAccepted(context, PART_ENCODING, GROUPS);
  },
};
