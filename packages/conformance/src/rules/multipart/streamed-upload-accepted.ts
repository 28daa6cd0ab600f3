import type { Rule } from "../../checks/rule.js";
import { expectUploaded, formOf, newUpload, requireUpload } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import { formRequest } from "../../probe/form.js";

const CHUNKED = { decision: "http-semantics", rfc: "RFC 9112, 7.1" } as const satisfies Basis;
const EXPECT = { decision: "http-semantics", rfc: "RFC 9110, 10.1.1" } as const satisfies Basis;

/** A client that streams the document does not know its length, and asks before it sends a large body. */
export const streamedUploadAccepted: Rule = {
  id: "streamed-upload-accepted",
  title:
    "An upload is accepted in chunks that cut boundaries in two, and with `Expect: 100-continue`.",
  basis: [CHUNKED, EXPECT],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    const streamed = await newUpload(context);
    const chunked = formRequest({ ...formOf(streamed), isChunked: true });
    await expectUploaded(context, {
      what: "in chunks",
      basis: CHUNKED,
      upload: streamed,
      request: chunked,
    });
    const announced = await newUpload(context);
    const plain = formRequest(formOf(announced));
    const asking = { ...plain, headers: { ...plain.headers, expect: "100-continue" } };
    await expectUploaded(context, {
      what: "with Expect: 100-continue",
      basis: EXPECT,
      upload: announced,
      request: asking,
    });
  },
};
