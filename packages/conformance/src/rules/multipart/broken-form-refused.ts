import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { formOf, newUpload, requireUpload } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import { encodeForm, type Form, formRequest } from "../../probe/form.js";
import type { ProbeRequest } from "../../probe/exchange.js";

const FRAMING = { decision: "problem-details", rfc: "RFC 2046, 5.1.1" } as const satisfies Basis;
const MEDIA_TYPE = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.16",
} as const satisfies Basis;

interface Case {
  readonly what: string;
  readonly status: number;
  readonly request: (form: Form) => ProbeRequest;
}

const CASES: readonly Case[] = [
  {
    what: "with another boundary in Content-Type",
    status: 400,
    request: (form) =>
      formRequest({ ...form, contentType: "multipart/form-data; boundary=another" }),
  },
  { what: "without its last boundary", status: 400, request: (form) => cutOff(form, "\r\n--") },
  {
    what: "that ends in the header of a part",
    status: 400,
    request: (form) => cutOff(form, "Content-Type"),
  },
  { what: "that is empty", status: 400, request: (form) => withBytes(form, Buffer.alloc(0)) },
  {
    what: "of parts without a name",
    status: 400,
    request: (form) =>
      formRequest({
        ...form,
        parts: form.parts.map((part) => ({ ...part, head: ["Content-Type: application/json"] })),
      }),
  },
  ...["multipart/mixed"].map((type) => ({
    what: `of type ${type}`,
    status: 415,
    request: (form: Form) =>
      formRequest({ ...form, contentType: `${type}; boundary=${form.boundary}` }),
  })),
  {
    what: "of type application/json with the parts as members",
    status: 415,
    request: (form) => withMembers({ ...form, contentType: "application/json" }),
  },
  {
    what: "without Content-Type",
    status: 415,
    request: (form) => formRequest({ ...form, contentType: null }),
  },
];

function withBytes(form: Form, bytes: Uint8Array): ProbeRequest {
  return { ...formRequest(form), body: { kind: "bytes", bytes } };
}

/** Sends the contents of the parts as members of one object. */
function withMembers(form: Form): ProbeRequest {
  const members = form.parts.map(({ name, content }) => `"${name}":${content.toString()}`);
  return withBytes(form, Buffer.from(`{${members.join(",")}}`));
}

/** Truncates the body at the last occurrence of a text. */
function cutOff(form: Form, text: string): ProbeRequest {
  const bytes = encodeForm(form);
  return withBytes(form, bytes.subarray(0, bytes.lastIndexOf(text)));
}

/** A truncated form must not be treated as complete. */
export const brokenFormRefused: Rule = {
  id: "broken-form-refused",
  title: "A body that breaks the form is refused with 400, one of another type with 415.",
  basis: [FRAMING, MEDIA_TYPE],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    for (const { what: how, status, request } of CASES) {
      const exchange = await context.send(request(formOf(await newUpload(context))));
      const basis = status === 415 ? MEDIA_TYPE : FRAMING;
      expectRefusal(context, exchange, {
        what: `with a body ${how}`,
        status,
        accepted: basis,
        otherStatus: basis,
      });
    }
  },
};
