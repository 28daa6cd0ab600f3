import type { KnownEventType } from "@document-export/types";
import type { Json, JsonObject } from "./json.js";

/** An event that the checks do not cause by themselves. */
export const RARE_EVENT: KnownEventType = "job.failed";

/** The implementation that is checked, as a caller names it. */
export interface Target {
  /** Address of the implementation, without `/v2`. */
  readonly baseUrl: string;
  /** A token with every scope (Interface, Authentication 1). */
  readonly token: string;
  /** Id of a destination connection. @default the destination of the first collection */
  readonly destination?: number;
  /** A hosted document to export. @default a small document of this package */
  readonly sourceDocument?: Json;
  /** A token of another workspace; without it isolation is not exercised. */
  readonly secondToken?: string;
  /** Another token of the same workspace. */
  readonly siblingToken?: string;
  /** A token that has expired. */
  readonly expiredToken?: string;
  /** A token that lacks the scopes of every operation but `listCollections`. */
  readonly narrowToken?: string;
  /** The scopes of `narrowToken` in an API that is not the interface: what asks for another one must refuse it. */
  readonly narrowScopes?: readonly string[];
  /** Id of another destination connection of the workspace. */
  readonly otherDestination?: number;
  /** Id of the source connection of the documents that are exported. */
  readonly source?: number;
  /** Id of a destination connection of the workspace of `secondToken`. */
  readonly foreignDestination?: number;
  /** Members that the `options` of every export need on this target. */
  readonly baseOptions?: JsonObject;
  /** Where the public keys of the signatures of events are (decision `event-signing`). */
  readonly publicKeys?: string;
  /** Two exports to one `destinationReference` make a failed job. @default true */
  readonly failsByReference?: boolean;
  /** Members of `options` that make a job end with a warning. */
  readonly warningOptions?: JsonObject;
  /**
   * By the names of the security schemes of a description that is not the interface: the value of an API key, `user:password`
   * for Basic, the token of another scheme. @default `token`, for those that take one
   */
  readonly credentials?: Readonly<Record<string, string>>;
  /** By operation id: what its request needs where the description has no example that it accepts. */
  readonly requests?: Readonly<Record<string, RequestSample>>;
  /**
   * Where the target reaches the receiver of the checks; without it only a target on this machine does. `false` says that
   * it cannot reach this machine, so that deliveries are not exercised.
   */
  readonly receiver?: ReceiverAddress | false;
  /**
   * How long the target waits at most, in seconds, before the first repeat of a failed call to a receiver, before the
   * second, and so on; without it a repeat that does not come is not a finding.
   */
  readonly retryDelays?: readonly number[];
  /** The endpoint of webhooks that the checks register. @default an address at `example.com` */
  readonly webhookEndpoint?: string;
  /**
   * Values that no report shows besides the tokens, each by the name of the variable that stands in for it, such as
   * `API_KEY`. Those of a profile are the variables that it names. @default none
   */
  readonly secrets?: Readonly<Record<string, string>>;
  /** The event of webhooks that the checks register. @default `job.failed` */
  readonly webhookEvent?: string;
}

/** What a profile can say about a target: a file names variables instead of secrets. */
export type ProfileName = Exclude<keyof Target, "secrets">;

/** A request that an operation accepts. */
export interface RequestSample {
  /** Parameters by name. */
  readonly parameters?: Readonly<Record<string, Json>>;
  /** The JSON body. */
  readonly body?: Json;
}

/** The address of the receiver, and where it listens. */
export interface ReceiverAddress {
  /** The URL under which the target reaches the receiver. @default the address on which it listens */
  readonly url?: string;
  /** @default 127.0.0.1 */
  readonly host?: string;
  /** @default a free port */
  readonly port?: number;
}

/** A target whose base URL is known to be an HTTP address without a slash at its end. */
export type ResolvedTarget = Target & {
  readonly webhookEndpoint: string;
  readonly webhookEvent: string;
  /** By operation id: what goes with its requests instead of the token. @default the token everywhere */
  readonly credentialsOf?: ReadonlyMap<string, RequestCredentials>;
};

/** The credentials that a target gets with a request. */
export interface RequestCredentials {
  /** Value of `Authorization`, null for none. */
  readonly authorization: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Pairs such as `key=value`, percent-encoded. */
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/**
 * Completes a target with its defaults.
 * `example.com` is reserved (RFC 2606) and `job.failed` is rare, so that the checks cause no calls.
 * @throws UsageError if the base URL is not an absolute http or https URL or the token is invalid
 */
export function resolveTarget(target: Target): ResolvedTarget {
  if (!isHttpUrl(target.baseUrl))
    throw new UsageError(
      `Invalid base URL: expected an absolute http or https URL without credentials, query and fragment, got \`${target.baseUrl.replace(/\/\/[^/]*@/, "//…@").slice(0, 80)}\`.`,
    );
  const { token, secondToken, siblingToken, expiredToken, narrowToken } = target;
  const tokens = [token, secondToken, siblingToken, expiredToken, narrowToken];
  if (!tokens.every((one) => one === undefined || one === "" || /^[\w\-.~+/]+=*$/.test(one)))
    throw new UsageError("Invalid token: expected the characters of RFC 6750, 2.1.");
  return {
    webhookEndpoint: "https://example.com/document-export-conformance",
    webhookEvent: RARE_EVENT,
    ...target,
    baseUrl: target.baseUrl.replace(/\/+$/, ""),
  };
}

/**
 * The paths of the interface begin with `/v2`, so that a base URL which ends in it has it twice. Any other description may
 * have it there.
 * @param name what the base URL is to its caller
 * @throws UsageError if it ends in `/v2`
 */
export function refuseVersion(baseUrl: string, name: string): void {
  if (/\/v2\/*$/.test(baseUrl))
    throw new UsageError(
      `Invalid ${name}: expected a URL without \`/v2\`, which the checker adds, got \`${baseUrl.slice(0, 80)}\`.`,
    );
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === "";
}

/** Invalid arguments; the message says what is wrong and how to fix it. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}
