import { expectRefusal } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const METHODS = { decision: "http-semantics", rfc: "RFC 9110, 15.5.6" } as const satisfies Basis;

/** Headers that frameworks accept as a method override. */
const OVERRIDES = {
  "x-http-method-override": "GET",
  "x-http-method": "GET",
  "x-method-override": "GET",
};

const REQUESTS = [
  { path: "/v2/collections", headers: OVERRIDES },
  {
    path: "/v2/document-exports?_method=GET",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: { kind: "text", text: "_method=GET" },
  },
] as const;

/** The method in the request line applies, which is the one that proxies and logs see. */
export const methodOverrideIgnored: Rule = {
  id: "method-override-ignored",
  title: "A request has the method of its first line, whatever a header or a member says.",
  level: "unsafe",
  basis: [METHODS],
  operations: ["listCollections", "listDocumentExports"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const request of REQUESTS) {
      const exchange = await context.send({ method: "POST", ...request });
      const what = "with POST and GET in place of the method";
      expectRefusal(context, exchange, {
        what,
        status: 405,
        accepted: METHODS,
        otherStatus: METHODS,
      });
    }
    const headers = { "x-http-method-override": "DELETE", "x-method-override": "DELETE" };
    const list = await context.send({ ...listRequest("listCollections"), headers });
    if (isSuccess(list.response.status)) return;
    const got = quoteResponse(list.response);
    const message = `listCollections with DELETE in place of the method: expected a 2xx status, got ${got}.`;
    context.report(METHODS, message, list);
  },
};
