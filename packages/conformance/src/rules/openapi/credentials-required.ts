import { expectRefused } from "../../openapi/expect-refused.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { credentialsFor } from "../../openapi/credentials.js";
import { buildRequest } from "../../openapi/valid-request.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { withCredentials } from "../../probe/send-request.js";
import { PROFILE_MEMBERS } from "../../profile/profile-members.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const SECURITY = { openapi: "security" } as const satisfies Basis;

/** A protected operation refuses who brings no credentials, or wrong ones. */
export const credentialsRequired: Rule = {
  id: "credentials-required",
  title: "An operation with `security` refuses a request without credentials and with wrong ones.",
  level: "unsafe",
  basis: [SECURITY],
  operations: [],
  depth: "quick",
  async run(context) {
    requireCredentials(context);
    const isRead = ({ method, isProtected }: { method: string; isProtected: boolean }): boolean =>
      isProtected && method === "GET";
    for await (const [operation, values] of acceptedOperations(context, isRead)) {
      const request = buildRequest(operation, values);
      const without = { ...request, authorization: null };
      const subject = `${operation.id} without credentials`;
      await expectRefused(context, without, { subject, basis: SECURITY });
      const wrong = withWrongCredentials(context, operation, request);
      await expectRefused(context, wrong, {
        subject: `${operation.id} with credentials that were never issued`,
        basis: SECURITY,
      });
    }
  },
};

/** @throws NotExercisedError where there is nothing to protect, or nothing to bring */
function requireCredentials({ contract, target }: RuleContext): void {
  const isOpen = [...contract.operations.values()].every(({ isProtected }) => !isProtected);
  if (isOpen) throw new NotExercisedError("no operation of the description needs credentials");
  if (target.token === "" && target.credentials === undefined)
    throw new NotExercisedError(
      `add to the profile: ${PROFILE_MEMBERS.credentials.line}, or ${PROFILE_MEMBERS.token.line}`,
    );
}

const BEARER = "Bearer never-issued";

/** Credentials of the right form, in the right places; those of Basic have a name and a password. */
function withWrongCredentials(
  { contract }: RuleContext,
  operation: Operation,
  request: ProbeRequest,
): ProbeRequest {
  const names = operation.security.flat();
  const credentials = Object.fromEntries(names.map((name) => [name, "never:issued"]));
  const wrong = credentialsFor(contract, { credentials, token: "" }, operation);
  const isBearer = wrong?.authorization?.startsWith("Bearer") ?? true;
  const authorization = isBearer ? BEARER : (wrong?.authorization ?? null);
  const parts = wrong ?? { headers: {}, query: [], cookies: [] };
  return withCredentials(request, { ...parts, authorization });
}
