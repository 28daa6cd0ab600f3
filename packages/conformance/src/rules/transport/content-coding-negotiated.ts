import { isDeepStrictEqual } from "node:util";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, HTTP_SEMANTICS } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const CODING = { decision: "http-semantics", rfc: "RFC 9110, 12.5.3" } as const satisfies Basis;

const VALUES = ["gzip", "deflate", "br", "identity", "gzip;q=0, identity"];

/** A response uses a coding that the caller accepts, and names it. A response with an invalid coding is unreadable. */
export const contentCodingNegotiated: Rule = {
  id: "content-coding-negotiated",
  title: "A list has the same content in every coding that `Accept-Encoding` asks for.",
  basis: [CODING, HTTP_SEMANTICS],
  operations: ["listCollections", "listDocumentExports"],

  async run(context) {
    const plain = await requireWorkingToken(context, "listCollections");
    for (const coding of VALUES) {
      const headers = { "accept-encoding": coding };
      const exchange = await context.send({ ...listRequest("listCollections"), headers });
      const subject = `listCollections with \`Accept-Encoding: ${coding}\``;
      const { response } = exchange;
      if (!isSuccess(response.status))
        context.report(
          CODING,
          `${subject}: expected a 2xx status, got ${quoteResponse(response)}.`,
          exchange,
        );
      else if (!isDeepStrictEqual(response.json, plain.response.json))
        context.report(CODING, `${subject}: expected the content that it has without.`, exchange);
    }
    // Some servers compress only large responses, or no error responses.
    const headers = { "accept-encoding": "gzip" };
    await context.send({ ...listRequest("listDocumentExports", "pageSize=200"), headers });
    await context.send({ ...listRequest("listCollections", "pageSize=0"), headers });
  },
};
