import type { Authenticate } from "../authenticate/authenticate.js";
import type { Overrides } from "../overrides/overrides.js";
import type { Limits } from "../decode/limits.js";
import type { Handlers } from "../generated/handlers.js";
import type { CoreRequest } from "../request/core-request.js";
import type { ProblemError } from "../problems/problem-error.js";

/** Handlers, hooks and settings of a server. */
export interface ServerOptions<Principal, Handled = Handlers<Principal>> extends Overrides {
  /** One handler per operation. */
  readonly handlers: Handled;
  /** Identifies the caller; undefined results in a 401. The stub compares scopes. */
  readonly authenticate: Authenticate<Principal>;
  /**
   * Hooks for schemes by their names in the description, each used instead of `authenticate`. A scheme that the stub
   * cannot read, such as `mutualTLS` or HTTP Digest, needs its own hook, which gets no token and uses the context.
   */
  readonly schemes?: Readonly<Record<string, Authenticate<Principal>>>;
  /**
   * Prefix of a problem's name in its `type` (RFC 9457): a URL or a URN of yours, or `about:blank` for problems whose
   * only type is their status.
   * @default that of the contract; for a server of another description `about:blank`
   */
  readonly problemTypeBase?: string;
  /** The realm of challenges (RFC 9110, 11.5). @default "document-export"; for a server of another description "api" */
  readonly realm?: string;
  /**
   * The path prefix of the contract's paths, such as `/api` for `/api/v2/collections`. Leave it out if the framework
   * removes the prefix before it calls the stub.
   * @default ""
   */
  readonly basePath?: string;
  /** Size limits of requests. @default DEFAULT_LIMITS */
  readonly limits?: Partial<Limits>;
  /**
   * Time in milliseconds that `fetch` waits for a whole body before it responds with 408; Infinity for no limit. `node`
   * relies on the `requestTimeout` of `node:http`, which has the same default.
   * @default 300_000
   */
  readonly bodyTimeoutMs?: number;
  /**
   * True to check responses against the contract before they are sent.
   * @default true
   */
  readonly checkResponses?: boolean;
  /** Runs after authentication; may throw a ProblemError or add headers to the response (rate limits). */
  readonly beforeHandler?: (
    context: CallContext<Principal>,
  ) => Promise<Readonly<Record<string, string>>>;
  /**
   * Converts a fault to a problem, such as `unavailable` for a database that is down. If undefined, the caller gets a
   * private 500; the fault itself is reported either way.
   */
  readonly toProblem?: (fault: unknown) => ProblemError | undefined;
  /** Called for every fault that the caller sees only as a private 500. @default prints to stderr */
  readonly onError?: (error: unknown, context: FaultContext) => void;
  /** Called for every response. */
  readonly onResponse?: (context: ResponseContext) => void;
}

/** Options of a server whose description requires no credentials, or only those with their own hook. */
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

/** The request in which a fault occurred. */
export interface FaultContext {
  readonly requestId: string;
  readonly operationId: string | undefined;
}

/** A response that was sent. */
export interface ResponseContext extends FaultContext {
  readonly method: string;
  readonly path: string;
  /** Remote address of the connection, which may be a proxy's; undefined behind `fetch`. */
  readonly remoteAddress: string | undefined;
  /** Headers of the request, by lower-case name. Details about the caller in them cannot be trusted. */
  readonly headers: CoreRequest["headers"];
  readonly status: number;
  /** Duration in milliseconds. */
  readonly duration: number;
}
