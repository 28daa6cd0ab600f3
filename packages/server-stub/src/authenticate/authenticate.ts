import type { Operation } from "../contract/operation.js";
import type { ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { readCredential, type CredentialSource } from "./read-credential.js";
import { missingScopes, unauthorized } from "./refusals.js";

/** What the caller presented. */
export interface Credentials {
  /** Name of the scheme in the contract, such as `bearerToken`. */
  readonly scheme: string;
  /** The bearer token or the key as it came; `user:password` where the scheme is `basic`; empty for one that the stub cannot read. */
  readonly token: string;
}

/** Who a token belongs to, and what it may do. */
export interface Authenticated<Principal> {
  readonly principal: Principal;
  readonly scopes: readonly string[];
}

/** What is known of a call whose caller is not known yet. */
export interface AuthenticateContext {
  readonly operationId: string;
  /**
   * Address at the other end of the connection, which may be a proxy's; undefined behind `fetch`. No header such as
   * `X-Forwarded-For` is read: any caller can send one.
   */
  readonly remoteAddress: string | undefined;
  /** By name in lower case; several lines of one name are joined by commas. */
  readonly headers: CoreRequest["headers"];
  readonly signal: AbortSignal;
}

/** Identifies the caller; undefined for a token that is unknown, withdrawn or expired. May throw a ProblemError. */
export type Authenticate<Principal> = (
  credentials: Credentials,
  context: AuthenticateContext,
) => Promise<Authenticated<Principal> | undefined>;

/** Who identifies callers, and what challenges say. */
export interface AuthenticationHooks<Principal> {
  readonly authenticate?: Authenticate<Principal>;
  /** By the name of the scheme, in place of `authenticate`. */
  readonly schemes?: Readonly<Record<string, Authenticate<Principal>>>;
  readonly realm?: string;
}

/** The part of a request that authentication reads. */
export type AuthenticationSource = CredentialSource &
  Pick<CoreRequest, "headers" | "signal" | "remoteAddress">;

/**
 * Authenticates a request for an operation: 401 without valid credentials, 403 without their scopes (decision
 * `tokens`). One alternative must be met with all its schemes (OpenAPI 3.1, Security Requirement Object); the
 * principal is that of its first scheme, undefined for a caller who needs none.
 */
export async function authenticateRequest<Principal>(
  operation: Operation,
  source: AuthenticationSource,
  hooks: AuthenticationHooks<Principal>,
): Promise<Principal | undefined> {
  const context = new CallContext(operation.id, source);
  const { security } = operation;
  const refusals: ProblemError[] = [];
  let isOpen = security.length === 0;
  for (const alternative of security) {
    let first: Authenticated<Principal> | undefined;
    let refusal: ProblemError | undefined;
    for (const requirement of alternative) {
      const { scheme, by } = requirement;
      const token = readCredential(by, source);
      const hook = hooks.schemes?.[scheme] ?? hooks.authenticate;
      const caller =
        token === undefined || !hook ? undefined : await hook({ scheme, token }, context);
      refusal = caller
        ? missingScopes(requirement, caller.scopes, hooks.realm)
        : unauthorized(alternative, source, hooks.realm);
      if (refusal) break;
      first ??= caller;
    }
    if (first && !refusal) return first.principal;
    if (refusal) refusals.push(refusal);
    else isOpen = true;
  }
  if (isOpen) return undefined;
  // A missing scope of a known caller says more than an unknown token of another scheme.
  throw (
    refusals.find(({ status }) => status === 403) ??
    unauthorized(security.flat(), source, hooks.realm)
  );
}

/** A class, so that the signal is created only when the hook reads it. */
class CallContext implements AuthenticateContext {
  readonly operationId: string;
  readonly #source: AuthenticationSource;

  constructor(operationId: string, source: AuthenticationSource) {
    this.operationId = operationId;
    this.#source = source;
  }

  get remoteAddress(): string | undefined {
    return this.#source.remoteAddress;
  }

  get headers(): CoreRequest["headers"] {
    return this.#source.headers;
  }

  get signal(): AbortSignal {
    return this.#source.signal;
  }
}
