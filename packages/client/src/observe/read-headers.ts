import { retryAfter } from "../utils/retry-timing.js";

/** The remaining quota of a rate limit (RateLimit header fields for HTTP). */
export interface RateLimit {
  /** Name of the rate limit policy. */
  readonly policy: string;
  readonly remaining: number;
  /** Seconds until the limit resets; undefined if the response does not say. */
  readonly resetSeconds: number | undefined;
}

/** The parsed headers of a response; a missing or invalid header is undefined. */
export interface ResponseHeaders {
  readonly requestId: string | undefined;
  /** In seconds (RFC 9110, 10.2.3). */
  readonly retryAfter: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** The idempotency key of the request, if the implementation supports keys (decision `idempotency`). */
  readonly idempotencyKey: string | undefined;
  /** The preference that was honoured, such as `wait=30` (decision `job-observation`). */
  readonly preferenceApplied: string | undefined;
  /** When the operation became deprecated (RFC 9745). */
  readonly deprecation: Date | undefined;
  /** When the operation will be removed (RFC 8594). */
  readonly sunset: Date | undefined;
}

const RATE_LIMIT = /^\s*"([^"\\]*)"((?:\s*;\s*[a-z]+=\d+)*)/;

/** Parses the headers of the contract, and those that announce the removal of an operation. Use it in `onResponse`. */
export function readHeaders(response: Response): ResponseHeaders {
  const text = (name: string) => response.headers.get(name) ?? undefined;
  return {
    requestId: text("x-request-id"),
    retryAfter: retryAfter(response),
    rateLimit: rateLimitOf(text("ratelimit")),
    idempotencyKey: text("idempotency-key"),
    preferenceApplied: text("preference-applied"),
    deprecation: deprecationOf(text("deprecation")),
    sunset: dateOf(Date.parse(text("sunset") ?? "")),
  };
}

function rateLimitOf(value: string | undefined): RateLimit | undefined {
  const [, policy, rest = ""] = RATE_LIMIT.exec(value ?? "") ?? [];
  const remaining = numberOf(rest, "r");
  if (policy === undefined || remaining === undefined) return undefined;
  return { policy, remaining, resetSeconds: numberOf(rest, "t") };
}

function numberOf(parameters: string, name: string): number | undefined {
  const [, digits] = new RegExp(`;\\s*${name}=(\\d{1,15})`).exec(parameters) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Parses a date of structured fields: `@` and seconds since 1970 (RFC 9651, 3.3.7). */
function deprecationOf(value: string | undefined): Date | undefined {
  const [, seconds = "NaN"] = /^@(-?\d{1,15})$/.exec(value ?? "") ?? [];
  return dateOf(Number(seconds) * 1000);
}

function dateOf(time: number): Date | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
