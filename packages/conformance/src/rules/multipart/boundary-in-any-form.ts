import { expectFormsAccepted, type FormCase } from "../../checks/exports/form-cases.js";
import type { Rule } from "../../checks/rule.js";
import { requireUpload } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import type { Form } from "../../probe/form.js";

const FRAMING = { decision: "part-encoding", rfc: "RFC 2046, 5.1.1" } as const satisfies Basis;

/** All characters that a boundary may contain besides letters and digits; most require quoting. */
const ODD_BOUNDARY = "a'()+_,-./:=? b";
const LONG_BOUNDARY = `----${"0123456789".repeat(6)}abcdef`;

function framed(what: string, change: Partial<Form>): FormCase {
  return { what, change: (form) => ({ ...form, ...change }) };
}

function withNote(what: string, content: string): FormCase {
  return {
    what,
    change: (form) => ({ ...form, parts: [{ name: "note", content }, ...form.parts] }),
  };
}

/** Additional parameters: a naive parser uses everything after `boundary=` as the boundary. */
const MORE_PARAMETERS: FormCase = {
  what: "with a parameter after the boundary",
  change: (form) => ({
    ...form,
    contentType: `${form.contentType ?? `multipart/form-data; boundary=${form.boundary}`}; charset=utf-8`,
  }),
};

const GROUPS: readonly (readonly FormCase[])[] = [
  [
    framed("with a quoted boundary", {
      contentType: 'multipart/form-data; boundary="document-export-conformance"',
    }),
    MORE_PARAMETERS,
  ],
  [
    framed("with a boundary of odd characters", {
      boundary: ODD_BOUNDARY,
      contentType: `multipart/form-data; boundary="${ODD_BOUNDARY}"`,
    }),
    framed("with white space behind each boundary", { padding: " \t" }),
  ],
  [
    framed("with a boundary of 70 characters", { boundary: LONG_BOUNDARY }),
    MORE_PARAMETERS,
    framed("with a preamble", { preamble: "This is a message of several parts.\r\n\r\n--\r\n" }),
    framed("with an epilogue", { epilogue: "\r\nThe end.\r\n" }),
  ],
  [
    framed("with a boundary of one character and the media type in mixed case", {
      boundary: "x",
      contentType: "Multipart/Form-Data;Boundary=x",
    }),
    withNote("with the boundary inside a line", "a --x--\r\n--\r\n -x\r\n--y\r\nb --x\r\n --x\r\n"),
    framed("without the end of the last line", { epilogue: "" }),
  ],
  [
    framed("with the media type in upper case", {
      boundary: "AbC",
      contentType: "MULTIPART/FORM-DATA; BOUNDARY=AbC",
    }),
    framed("with an empty line before the first boundary", { preamble: "\r\n" }),
    withNote(
      "with the boundary in another case inside a part",
      "a\r\n--aBc\r\n\r\nb\r\n--abc--\r\n",
    ),
  ],
  [
    framed("with a charset before the boundary", {
      boundary: "b1",
      contentType: "multipart/form-data; charset=utf-8; boundary=b1",
    }),
    framed("with a part in the epilogue", {
      epilogue: '\r\n--b1\r\nContent-Disposition: form-data; name="options"\r\n\r\n{\r\n--b1--\r\n',
    }),
  ],
];

/** Any boundary is accepted, since clients choose it, and so is text before and after the parts, as in mail. */
export const boundaryInAnyForm: Rule = {
  id: "boundary-in-any-form",
  title: "Every legal boundary is understood, and preamble and epilogue are ignored.",
  basis: [FRAMING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    await expectFormsAccepted(context, FRAMING, GROUPS);
  },
};
