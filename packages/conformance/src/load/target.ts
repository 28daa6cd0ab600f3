import type { KnownEventType } from "@document-export/types";
import type { Json, JsonObject } from "./json.js";

/** An event that the checks themselves do not trigger. */
export const RARE_EVENT: KnownEventType = "job.failed";

/** The implementation to check, as a caller specifies it. */
export interface Target {
  /** Address of the implementation, without `/v2`. */
  readonly baseUrl: string;
  /** A token with every scope (Interface, Authentication 1). */
  readonly token: string;
  /** Id of a destination connection. @default the destination of the first collection */
  readonly destination?: number;
  /** A hosted document to export. @default a small document of this package */
  readonly sourceDocument?: Json;
  /** A token of another workspace; without it, workspace isolation is not exercised. */
  readonly secondToken?: string;
  /** Another token of the same workspace. */
  readonly siblingToken?: string;
  /** A token that has expired. */
  readonly expiredToken?: string;
  /** A token that lacks the scopes of every operation but `listCollections`. */
  readonly narrowToken?: string;
  /**
   * The scopes of `narrowToken` in an API other than the interface: operations that require another scope must refuse
   * it.
   */
  readonly narrowScopes?: readonly string[];
  /** Id of another destination connection of the workspace. */
  readonly otherDestination?: number;
  /** Id of the source connection of the exported documents. */
  readonly source?: number;
  /** Id of a destination connection of the workspace of `secondToken`. */
  readonly foreignDestination?: number;
  /** Members that the `options` of every export need on this target. */
  readonly baseOptions?: JsonObject;
  /** Location of the public keys for event signatures (decision `event-signing`). */
  readonly publicKeys?: string;
  /** Whether exporting twice to one `destinationReference` makes the job fail. @default true */
  readonly failsByReference?: boolean;
  /** Members of `options` that make a job finish with a warning. */
  readonly warningOptions?: JsonObject;
  /**
   * Credentials by security scheme, for a description other than that of the interface: the value of an API key,
   * `user:password` for Basic, the token for other schemes. @default `token`, for schemes that use a token
   */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Request values by operation id, if the description has no example that the operation accepts. */
  readonly requests?: Readonly<Record<string, RequestSample>>;
  /**
   * Address under which the target reaches the receiver of the checks. Without it, only a target on this machine can
   * reach it. `false` means that the target cannot reach this machine, so that deliveries are not exercised.
   */
  readonly receiver?: ReceiverAddress | false;
  /**
   * Maximum delay in seconds before the first retry of a failed call to a receiver, before the second, and so on.
   * Without it, a missing retry is not a finding.
   */
  readonly retryDelays?: readonly number[];
  /** The endpoint of webhooks that the checks register. @default an address at `example.com` */
  readonly webhookEndpoint?: string;
  /**
   * Additional values to hide in reports, each by the name of the variable that replaces it, such as `API_KEY`. For a
   * profile, these are the variables that it references. @default none
   */
  readonly secrets?: Readonly<Record<string, string>>;
  /** The event of webhooks that the checks register. @default `job.failed` */
  readonly webhookEvent?: string;
}

/** Members of a target that a profile can set. `secrets` is excluded: a profile file references variables instead. */
export type ProfileName = Exclude<keyof Target, "secrets">;

/** A request that an operation accepts. */
export interface RequestSample {
  /** Parameters by name. */
  readonly parameters?: Readonly<Record<string, Json>>;
  /** The JSON body. */
  readonly body?: Json;
}

/** The public URL of the receiver, and the address it listens on. */
export interface ReceiverAddress {
  /** The URL under which the target reaches the receiver. @default the address it listens on */
  readonly url?: string;
  /** @default 127.0.0.1 */
  readonly host?: string;
  /** @default a free port */
  readonly port?: number;
}

/** A target whose base URL has been validated as an HTTP address without a trailing slash. */
export type ResolvedTarget = Target & {
  readonly webhookEndpoint: string;
  readonly webhookEvent: string;
  /** Credentials by operation id, sent instead of the token. @default the token everywhere */
  readonly credentialsOf?: ReadonlyMap<string, RequestCredentials>;
};

/** The credentials sent with a request. */
export interface RequestCredentials {
  /** Value of `Authorization`, null for none. */
  readonly authorization: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Pairs such as `key=value`, percent-encoded. */
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/**
 * Fills in the defaults of a target. `example.com` is reserved (RFC 2606) and `job.failed` is rare, so the checks cause
 * no webhook calls.
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
 * Refuses a base URL that ends in `/v2`: the paths of the interface already start with it. Other descriptions may have
 * it there.
 * @param name how the caller refers to the base URL
 * @throws UsageError if the URL ends in `/v2`
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
