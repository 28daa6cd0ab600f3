import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { HINT } from "../../openapi/reason-against.js";
import { valuesOnCreated } from "../../openapi/resources/on-created.js";
import { hasChallenge } from "../../openapi/credentials.js";
import { type CredentialCase, credentialCases } from "../../openapi/credential-cases.js";
import { buildRequest, hasDescribedRequest, valuesOf } from "../../openapi/valid-request.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const SECURITY = { openapi: "security" } as const satisfies Basis;
const CHALLENGE = { openapi: "security", rfc: "RFC 9110, 15.5.2" } as const satisfies Basis;

/** A protected operation refuses requests with missing or wrong credentials. */
export const credentialsRequired: Rule = {
  id: "credentials-required",
  title: "An operation with `security` refuses a request without credentials and with wrong ones.",
  level: "unsafe",
  basis: [SECURITY, CHALLENGE],
  operations: [],
  depth: "quick",
  async run(context) {
    requireCredentials(context);
    for (const operation of context.contract.operations.values()) {
      if (!operation.isProtected) continue;
      // Resources that this run has created may be deleted safely; anything else only if a request names it.
      const own = await valuesOnCreated(context, operation);
      if (!mayBeAsked(context, operation) && !(own && operation.method === "DELETE")) {
        context.remark(`${operation.id} has no request; ${HINT}`);
        continue;
      }
      const request = buildRequest(operation, own ?? valuesOf(context, operation));
      for (const { what, request: asked } of credentialCases(context, operation, request))
        if (await isOpen(context, operation, { what, request: asked })) break;
    }
  },
};

/** Sends one request with insufficient credentials, and reports it if it is accepted; each hole is one finding. */
async function isOpen(
  context: RuleContext,
  { id }: Operation,
  { what, request }: CredentialCase,
): Promise<boolean> {
  const exchange = await context.send(request);
  const { response } = exchange;
  if (response.status >= 400 && response.status !== 401 && response.status !== 403)
    context.remark(
      `${id} refuses its request with ${response.status} before it asks for credentials; ${HINT}`,
    );
  if (response.status === 401 && !response.headers.has("www-authenticate"))
    expectChallenge(context, exchange);
  if (response.status >= 400) return false;
  // A redirect leads to the login page.
  if (response.status >= 300) return false;
  const message = `${id} ${what}: expected 401 or 403, got ${quoteResponse(response)}.`;
  context.report(SECURITY, message, exchange);
  return true;
}

/** Clients find out from the challenge how to log in; a key in a custom header has no challenge. */
function expectChallenge(context: RuleContext, exchange: Exchange): void {
  const operation = context.contract.operations.get(exchange.request.operation ?? "");
  if (!operation || !hasChallenge(context.contract, operation)) return;
  const message = "401: expected `WWW-Authenticate` with the scheme to use, got none.";
  context.report(CHALLENGE, message, { ...exchange, level: "strict" });
}

/** Whether there is a request that an unprotected operation would accept. Sends nothing to find out. */
function mayBeAsked({ target }: RuleContext, operation: Operation): boolean {
  if (operation.method === "GET") return true;
  const isGiven = Object.hasOwn(target.requests ?? {}, operation.id);
  return isGiven || hasDescribedRequest(operation);
}

/** @throws NotExercisedError if there is nothing to protect */
function requireCredentials({ contract }: RuleContext): void {
  const isOpen = [...contract.operations.values()].every(({ isProtected }) => !isProtected);
  if (isOpen) throw new NotExercisedError("no operation of the description needs credentials");
}
