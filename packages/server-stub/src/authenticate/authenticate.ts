import type { Operation } from "../contract/operation.js";
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

/** Authenticates a request for an operation: 401 without a valid token, 403 without its scopes (decision `tokens`). */
export async function authenticateRequest<Principal>(
  operation: Operation,
  authorization: string | undefined,
  authenticate: Authenticate<Principal>,
  signal: AbortSignal,
): Promise<Principal | undefined> {
  const requirement = operation.security[0]?.[0];
  if (!requirement) return undefined;
  const token = bearer.exec(authorization ?? "")?.[1];
  if (token === undefined) throw unauthorized(challenge);
  const caller = await authenticate(
    { scheme: requirement.scheme, token },
    { operationId: operation.id, signal },
  );
  if (!caller) throw unauthorized(`${challenge}, error="invalid_token"`);
  const lacking = requirement.scopes.filter((scope) => !caller.scopes.includes(scope));
  if (lacking.length > 0) throw forbidden(lacking);
  return caller.principal;
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
