import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { JSON_BODIES, mediaType, PROBLEM_TYPE } from "../../judge/judge-response.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";

const ACCEPT = { decision: "http-semantics", rfc: "RFC 9110, 12.5.1" } as const satisfies Basis;

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64)";

/** Each value accepts JSON, by its type, by a range, or after types that the operation does not have. */
const VALUES = [
  undefined,
  "*/*",
  "application/*",
  "Application/JSON",
  "text/html;q=0.9, application/json;q=0.1",
  "text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8",
];

/** The header of most clients. A problem is also JSON, and has the type of the contract regardless of the header. */
const CLIENT = { accept: "application/json" };

const REFUSED: readonly (readonly [what: string, request: ProbeRequest])[] = [
  ["with pageSize=0", listRequest("listCollections", "pageSize=0")],
  ["with an empty object", webhookRequest({})],
];

/** A caller that accepts JSON gets JSON, whatever else it prefers. */
export const jsonAccepted: Rule = {
  id: "json-accepted",
  title: "Every `Accept` that admits `application/json` gets JSON.",
  basis: [ACCEPT, JSON_BODIES, PROBLEM_DETAILS],
  operations: ["listCollections", "createWebhook"],
  depth: "quick",

  async run(context) {
    for (const accept of VALUES) {
      const exchange = await context.send({
        ...listRequest("listCollections"),
        headers: { ...(accept !== undefined && { accept }), "user-agent": BROWSER },
      });
      const subject = `listCollections with ${accept === undefined ? "no `Accept`" : `\`Accept: ${accept}\``}`;
      const got = quoteResponse(exchange.response);
      const type = mediaType(exchange.response);
      if (!isSuccess(exchange.response.status))
        context.report(ACCEPT, `${subject}: expected a 2xx status, got ${got}.`, exchange);
      else if (type !== "application/json")
        context.report(JSON_BODIES, `${subject}: expected JSON, got \`${type}\`.`, exchange);
    }
    // The body is invalid, so that nothing is created; only 406 would be about `Accept`.
    const invalid = await context.send(webhookRequest({}, { accept: "application/*, text/html" }));
    if (invalid.response.status === 406)
      context.report(
        ACCEPT,
        "createWebhook with `Accept: application/*, text/html`: expected no 406, got 406.",
        invalid,
      );
    for (const [what, request] of REFUSED) {
      const headers = { ...request.headers, ...CLIENT };
      const exchange = await context.send({ ...request, headers });
      expectProblem(context, exchange, `${what} and \`Accept: ${CLIENT.accept}\``);
    }
  },
};

function expectProblem(context: RuleContext, exchange: Exchange, what: string): void {
  const expectation = { status: 400, accepted: PROBLEM_DETAILS, otherStatus: ACCEPT };
  expectRefusal(context, exchange, { what, ...expectation });
  const { request, response } = exchange;
  const type = mediaType(response);
  if (response.status !== 400 || type === PROBLEM_TYPE) return;
  const message = `${request.operation} ${what}: expected \`${PROBLEM_TYPE}\`, got \`${type}\`.`;
  context.report(PROBLEM_DETAILS, message, exchange);
}
