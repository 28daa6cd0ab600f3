import type { Operation } from "../contract/operation.js";
import type { ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { readCredential, type CredentialSource } from "./read-credential.js";
import { missingScopes, unauthorized } from "./refusals.js";

/** Credentials that the caller presented. */
export interface Credentials {
  /** Name of the scheme in the contract, such as `bearerToken`. */
  readonly scheme: string;
  /**
   * The bearer token or the API key as received; `user:password` if the scheme is `basic`; empty if the stub cannot
   * read the scheme.
   */
  readonly token: string;
}

/** The owner of a token, and its scopes. */
export interface Authenticated<Principal> {
  readonly principal: Principal;
  readonly scopes: readonly string[];
}

/** Details of a call before its caller is known. */
export interface AuthenticateContext {
  readonly operationId: string;
  /**
   * Remote address of the connection, which may be a proxy's; undefined behind `fetch`. Headers such as
   * `X-Forwarded-For` are ignored, because any caller can send them.
   */
  readonly remoteAddress: string | undefined;
  /** Headers by lower-case name; repeated headers are joined by commas. */
  readonly headers: CoreRequest["headers"];
  readonly signal: AbortSignal;
}

/** Identifies the caller; undefined if the token is unknown, revoked or expired. May throw a ProblemError. */
export type Authenticate<Principal> = (
  credentials: Credentials,
  context: AuthenticateContext,
) => Promise<Authenticated<Principal> | undefined>;

/** Hooks that identify callers, and the realm of challenges. */
export interface AuthenticationHooks<Principal> {
  readonly authenticate?: Authenticate<Principal>;
  /** Hooks by scheme name, used instead of `authenticate`. */
  readonly schemes?: Readonly<Record<string, Authenticate<Principal>>>;
  readonly realm?: string;
}

/** The part of a request that authentication reads. */
export type AuthenticationSource = CredentialSource &
  Pick<CoreRequest, "headers" | "signal" | "remoteAddress">;

/**
 * Authenticates a request for an operation: 401 without valid credentials, 403 if they lack scopes (decision `tokens`).
 * All schemes of one alternative must be met (OpenAPI 3.1, Security Requirement Object). Returns the principal of its
 * first scheme; undefined if no authentication is required.
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
  // A known caller's missing scope is more useful to report than an unknown token for another scheme.
  throw (
    refusals.find(({ status }) => status === 403) ??
    unauthorized(security.flat(), source, hooks.realm)
  );
}

/** The context of a call. It is a class, so that the signal is created only when a hook reads it. */
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
