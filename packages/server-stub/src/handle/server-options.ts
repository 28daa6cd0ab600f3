import type { Authenticate } from "../authenticate/authenticate.js";
import type { Overrides } from "../overrides/overrides.js";
import type { Limits } from "../decode/limits.js";
import type { Handlers } from "../generated/handlers.js";
import type { CoreRequest } from "../request/core-request.js";
import type { ProblemError } from "../problems/problem-error.js";

/** What a server is made of. */
export interface ServerOptions<Principal, Handled = Handlers<Principal>> extends Overrides {
  /** One handler an operation. */
  readonly handlers: Handled;
  /** Identifies the caller; undefined means 401. Scopes are compared by the stub. */
  readonly authenticate: Authenticate<Principal>;
  /**
   * Hooks for schemes by their names in the description, each in place of `authenticate`. One that the stub cannot read,
   * such as `mutualTLS` or HTTP Digest, needs its own: it is given no token, and finds what it needs in the context.
   */
  readonly schemes?: Readonly<Record<string, Authenticate<Principal>>>;
  /**
   * What comes before the name of a problem in its `type` (RFC 9457): an address or a URN of yours, or `about:blank` for
   * problems that have no type but their status.
   * @default that of the contract; for a server of another description `about:blank`
   */
  readonly problemTypeBase?: string;
  /** The realm of challenges (RFC 9110, 11.5). @default "document-export"; for a server of another description "api" */
  readonly realm?: string;
  /**
   * The path under which the contract's paths stand, such as `/api` for `/api/v2/collections`.
   * Leave it out where the framework cuts the prefix off before the stub is called.
   * @default ""
   */
  readonly basePath?: string;
  /** @default DEFAULT_LIMITS */
  readonly limits?: Partial<Limits>;
  /**
   * How long `fetch` waits for a whole body before it responds with 408, in milliseconds; Infinity for no end. `node` leaves
   * it to the `requestTimeout` of `node:http`, which has the same default.
   * @default 300_000
   */
  readonly bodyTimeoutMs?: number;
  /**
   * Whether responses are held to the contract before they are sent.
   * @default true
   */
  readonly checkResponses?: boolean;
  /** Runs after authentication; may throw a ProblemError, or add headers to the response (rate limits). */
  readonly beforeHandler?: (
    context: CallContext<Principal>,
  ) => Promise<Readonly<Record<string, string>>>;
  /**
   * Says which problem a fault is, such as `unavailable` for a database that is gone.
   * Undefined leaves it a private 500; the fault itself is reported either way.
   */
  readonly toProblem?: (fault: unknown) => ProblemError | undefined;
  /** Called for every fault that the caller sees only as a private 500. @default prints to the error stream */
  readonly onError?: (error: unknown, context: FaultContext) => void;
  /** Called for every response. */
  readonly onResponse?: (context: ResponseContext) => void;
}

/** What a server is made of whose description asks for no credentials, or for such alone as have their own hook. */
export type AnyServerOptions<Principal, Handled> = Omit<
  ServerOptions<Principal, Handled>,
  "authenticate"
> &
  Partial<Pick<ServerOptions<Principal, Handled>, "authenticate">>;

/** A call that is about to be handled. */
export interface CallContext<Principal> {
  readonly operationId: string;
  readonly principal: Principal;
  readonly requestId: string;
}

/** Where a fault happened. */
export interface FaultContext {
  readonly requestId: string;
  readonly operationId: string | undefined;
}

/** A response that was given. */
export interface ResponseContext extends FaultContext {
  readonly method: string;
  readonly path: string;
  /** Address at the other end of the connection, which may be a proxy's; undefined behind `fetch`. */
  readonly remoteAddress: string | undefined;
  /** Headers of the request, by name in lower case. Anyone may have written what they say about the caller. */
  readonly headers: CoreRequest["headers"];
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
}
