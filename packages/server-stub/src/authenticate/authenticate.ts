import type { Operation, SecurityRequirement } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";

/** What the caller presented. */
export interface Credentials {
  /** Name of the scheme in the contract, such as `bearerToken`. */
  readonly scheme: string;
  readonly token: string;
}

/** Who a token belongs to, and what it may do. */
export interface Authenticated<Principal> {
  readonly principal: Principal;
  readonly scopes: readonly string[];
}

/** Tells who calls; undefined for a token that is unknown, withdrawn or expired. */
export type Authenticate<Principal> = (
  credentials: Credentials,
  context: { readonly operationId: string; readonly signal: AbortSignal },
) => Promise<Authenticated<Principal> | undefined>;

// RFC 6750, 2.1: b64token; the scheme is written in any case (RFC 9110, 11.1).
const bearer = /^bearer +([\w~+/.-]+=*) *$/i;
const challenge = 'Bearer realm="document-export"';

/**
 * Authenticates a request for an operation: 401 without a valid token, 403 without its scopes (decision `tokens`).
 * One alternative must be met with all its schemes (OpenAPI 3.1, Security Requirement Object); the principal is
 * that of its first scheme, undefined for a caller who needs none.
 */
export async function authenticateRequest<Principal>(
  operation: Operation,
  authorization: string | undefined,
  authenticate: Authenticate<Principal>,
  signal: AbortSignal,
): Promise<Principal | undefined> {
  const { security, id: operationId } = operation;
  const isOptional = security.length === 0 || security.some(({ length }) => length === 0);
  const token = bearer.exec(authorization ?? "")?.[1];
  if (token === undefined && isOptional) return undefined;
  if (token === undefined) throw unauthorized(challenge);
  let refusal = unauthorized(`${challenge}, error="invalid_token"`);
  for (const alternative of security) {
    const outcome = await meet(alternative, (scheme) =>
      authenticate({ scheme, token }, { operationId, signal }),
    );
    if (!(outcome instanceof ProblemError)) return outcome.principal;
    // That a token is known and lacks a scope says more than that another scheme does not know it.
    if (refusal.status !== 403) refusal = outcome;
  }
  if (isOptional) return undefined;
  throw refusal;
}

/** The caller whom all schemes of an alternative take, or why one does not. */
async function meet<Principal>(
  alternative: readonly SecurityRequirement[],
  identify: (scheme: string) => Promise<Authenticated<Principal> | undefined>,
): Promise<{ principal: Principal } | ProblemError> {
  let first: Authenticated<Principal> | undefined;
  for (const { scheme, scopes } of alternative) {
    const caller = await identify(scheme);
    if (!caller) return unauthorized(`${challenge}, error="invalid_token"`);
    const lacking = scopes.filter((scope) => !caller.scopes.includes(scope));
    if (lacking.length > 0) return forbidden(lacking);
    first ??= caller;
  }
  return first ?? unauthorized(challenge);
}

function unauthorized(header: string): ProblemError {
  return new ProblemError({
    type: "unauthorized",
    detail: "Expected `Authorization: Bearer <token>` with a valid token.",
    headers: { "www-authenticate": header },
  });
}

function forbidden(scopes: readonly string[]): ProblemError {
  const named = scopes.map((scope) => `\`${scope}\``).join(", ");
  return new ProblemError({
    type: "forbidden",
    detail: `The token lacks the scope ${named}.`,
    headers: {
      "www-authenticate": `${challenge}, error="insufficient_scope", scope="${scopes.join(" ")}"`,
    },
  });
}
