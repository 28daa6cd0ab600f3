import type { Operation, SecurityRequirement, SecurityScheme } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import { challengeOf, describeScheme } from "./challenge.js";
import { readCredential, type CredentialSource } from "./read-credential.js";

/** What the caller presented. */
export interface Credentials {
  /** Name of the scheme in the contract, such as `bearerToken`. */
  readonly scheme: string;
  /** The bearer token or the key as it came; `user:password` where the scheme is `basic`. */
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

/**
 * Authenticates a request for an operation: 401 without valid credentials, 403 without their scopes (decision
 * `tokens`). One alternative must be met with all its schemes (OpenAPI 3.1, Security Requirement Object); the
 * principal is that of its first scheme, undefined for a caller who needs none.
 */
export function authenticateRequest<Principal>(
  operation: Operation,
  source: AuthenticationSource,
  authenticate: Authenticate<Principal>,
): Promise<Principal | undefined> {
  const { security } = operation;
  const context = new CallContext(operation.id, source);
  const [alternative] = security;
  const only = security.length === 1 && alternative?.length === 1 ? alternative[0] : undefined;
  return only
    ? meetOnly(only, source, context, authenticate)
    : meetAny(security, source, context, authenticate);
}

type AuthenticationSource = CredentialSource & { readonly signal: AbortSignal };

/** Apart from the general case, since nearly every operation asks for one scheme, and each of its requests pays. */
async function meetOnly<Principal>(
  asked: SecurityRequirement,
  source: AuthenticationSource,
  context: CallContext,
  authenticate: Authenticate<Principal>,
): Promise<Principal> {
  const token = readCredential(asked.by, source);
  const caller =
    token === undefined ? undefined : await authenticate({ scheme: asked.scheme, token }, context);
  if (!caller) throw unauthorized([asked], source);
  const refusal = lacking(asked.scopes, caller, asked.by);
  if (refusal) throw refusal;
  return caller.principal;
}

async function meetAny<Principal>(
  security: Operation["security"],
  source: AuthenticationSource,
  context: CallContext,
  authenticate: Authenticate<Principal>,
): Promise<Principal | undefined> {
  const refusals: ProblemError[] = [];
  let isOpen = security.length === 0;
  for (const alternative of security) {
    let first: Authenticated<Principal> | undefined;
    let refusal: ProblemError | undefined;
    for (const { scheme, scopes, by } of alternative) {
      const token = readCredential(by, source);
      const caller =
        token === undefined ? undefined : await authenticate({ scheme, token }, context);
      refusal = caller ? lacking(scopes, caller, by) : unauthorized(alternative, source);
      if (refusal) break;
      first ??= caller;
    }
    if (first && !refusal) return first.principal;
    if (refusal) refusals.push(refusal);
    else isOpen = true;
  }
  if (isOpen) return undefined;
  // That a caller is known and lacks a scope says more than that another scheme does not know it.
  throw refusals.find(({ status }) => status === 403) ?? unauthorized(security.flat(), source);
}

/** A class, since a getter in a literal costs more than the rest of authentication. */
class CallContext {
  readonly operationId: string;
  readonly #source: { readonly signal: AbortSignal };

  constructor(operationId: string, source: { readonly signal: AbortSignal }) {
    this.operationId = operationId;
    this.#source = source;
  }

  get signal(): AbortSignal {
    return this.#source.signal;
  }
}

/** Why a caller who is known may not call: a scope that is not theirs. */
function lacking(
  scopes: readonly string[],
  caller: Authenticated<unknown>,
  by: SecurityScheme,
): ProblemError | undefined {
  if (scopes.every((scope) => caller.scopes.includes(scope))) return undefined;
  return forbidden(
    scopes.filter((scope) => !caller.scopes.includes(scope)),
    by,
  );
}

function unauthorized(
  asked: readonly SecurityRequirement[],
  source: CredentialSource,
): ProblemError {
  const challenges = asked.map(({ by }) =>
    challengeOf(by, readCredential(by, source) === undefined ? "" : ', error="invalid_token"'),
  );
  const expected = asked.map(({ by }) => describeScheme(by));
  return new ProblemError({
    type: "unauthorized",
    detail: `Expected ${[...new Set(expected)].join(" or ")}.`,
    headers: { "www-authenticate": [...new Set(challenges)].join(", ") },
  });
}

function forbidden(scopes: readonly string[], by: SecurityScheme): ProblemError {
  const named = scopes.map((scope) => `\`${scope}\``).join(", ");
  const parameters = `, error="insufficient_scope", scope="${scopes.join(" ")}"`;
  return new ProblemError({
    type: "forbidden",
    detail: `The token lacks the scope ${named}.`,
    headers: { "www-authenticate": challengeOf(by, parameters) },
  });
}
