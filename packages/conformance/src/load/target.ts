import type { Json } from "./json.js";

/** The implementation that is checked, as a caller names it. */
export interface Target {
  /** Where the implementation is reached, without `/v2`. */
  readonly baseUrl: string;
  /** A token with every scope (Interface, Authentication 1). */
  readonly token: string;
  /** Id of a destination connection. @default the destination of the first collection */
  readonly destination?: number;
  /** A hosted document to export. @default a small document that this package brings */
  readonly sourceDocument?: Json;
  /** A token of another workspace; without it isolation is not exercised. */
  readonly secondToken?: string;
  /** The endpoint of webhooks that the checks register. @default an address at `example.com` */
  readonly webhookEndpoint?: string;
  /** The event of webhooks that the checks register. @default `job.failed` */
  readonly webhookEvent?: string;
}

/** A target whose base URL is known to be an HTTP address without a slash at its end. */
export type ResolvedTarget = Target & {
  readonly webhookEndpoint: string;
  readonly webhookEvent: string;
};

/**
 * Completes a target with its defaults.
 * `example.com` is reserved (RFC 2606) and `job.failed` is rare, so that the checks cause no calls.
 * @throws UsageError where the base URL is no absolute http or https address or the token is empty
 */
export function resolveTarget(target: Target): ResolvedTarget {
  if (!isHttpUrl(target.baseUrl))
    throw new UsageError(
      `The base URL is no address: expected an absolute http or https URL without credentials, query and fragment, got \`${target.baseUrl.slice(0, 80)}\`.`,
    );
  const tokens = [target.token, ...(target.secondToken === undefined ? [] : [target.secondToken])];
  if (!tokens.every((token) => /^[\w\-.~+/]+=*$/.test(token)))
    throw new UsageError("A token is no bearer token: expected the characters of RFC 6750, 2.1.");
  return {
    webhookEndpoint: "https://example.com/document-export-conformance",
    webhookEvent: "job.failed",
    ...target,
    baseUrl: target.baseUrl.replace(/\/+$/, ""),
  };
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + search + hash === "";
}

/** The caller asked for something that cannot be done; the message says what and how to mend it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
