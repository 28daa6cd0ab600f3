import { type Authenticate, ProblemError } from "@document-export/server-stub";
import ipaddr from "ipaddr.js";
import type { ConnectedRequest } from "../proxies/caller-address.js";
import { countInMinute } from "./count-in-minute.js";

const IPV6_PREFIX_BITS = 64;

/** Limit on failed tokens per address, and what to do on each failure. */
export interface FailedTokenLimit {
  /** Maximum number of failed tokens per minute; a minute starts with its first failure. */
  readonly limit: number;
  readonly onFailure: (failure: TokenFailure) => void;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Limit on failed tokens per caller, who may be behind a proxy. */
export interface CallerTokenLimit extends FailedTokenLimit {
  /** Finds the address of the caller. */
  readonly addressOf: (request: ConnectedRequest) => string | undefined;
}

/** A request with an unknown or expired token. */
export interface TokenFailure {
  /** Network of the caller; failures are counted per network. */
  readonly network: string;
  /** Failures of this network in this minute, including this one. */
  readonly count: number;
  /** True if the count is over the limit. */
  readonly isLimited: boolean;
}

/**
 * Responds with 429 instead of 401 to an address that has sent too many failed tokens in this minute (decision
 * `limits`). Checks the token first, so a valid token is never refused, even if its address is limited. Each process
 * counts separately.
 */
export function limitFailedTokens<Principal>(
  authenticate: Authenticate<Principal>,
  { addressOf, ...limit }: CallerTokenLimit,
): Authenticate<Principal> {
  const fail = countFailedTokens(limit);
  return async (credentials, context) => {
    const found = await authenticate(credentials, context);
    if (!found) fail(addressOf(context));
    return found;
  };
}

/**
 * Counts failed tokens by address.
 *
 * @throws {ProblemError} 429 if the address has sent too many in this minute.
 */
export function countFailedTokens({
  limit,
  onFailure,
  now = () => performance.now(),
}: FailedTokenLimit): (remoteAddress: string | undefined) => void {
  const countFailure = countInMinute(now);
  return (remoteAddress) => {
    const network = networkOf(remoteAddress);
    const { count, secondsLeft } = countFailure(network);
    const isLimited = count > limit;
    onFailure({ network, count, isLimited });
    if (isLimited) throw tooManyFailures(limit, secondsLeft);
  };
}

/**
 * Returns the IPv4 address, also if it is mapped into IPv6, or the /64 network of an IPv6 address, which one household
 * or machine has.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString()}/${IPV6_PREFIX_BITS}`,
  ).toString();
}

function tooManyFailures(limit: number, seconds: number): ProblemError {
  return new ProblemError({
    type: "too-many-failed-tokens",
    detail: `Your address sent more than ${limit} requests with an invalid token in this minute. Check the token, and try again in ${seconds} seconds.`,
    headers: { "retry-after": String(seconds) },
  });
}
