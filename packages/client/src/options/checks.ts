import type { Check, Type } from "../types/type.js";

// A timer of 2 ** 31 ms or more fires at once; the rest is for the seconds of `wait`.
const MAX_MS = 2e9;

const time: Check = [
  "milliseconds up to 2e9",
  (value) => typeof value === "number" && value > 0 && value <= MAX_MS,
];

/** A token as it is sent; anything else would make the error of fetch show it. */
export const aToken: Check = [
  "a token without spaces or a function",
  (value) => typeof value === "function" || (typeof value === "string" && /^[!-~]+$/.test(value)),
  (value) => typeof value,
];

type Types = Readonly<Record<string, Type>>;

const LIMITS: Types = { timeoutMs: time, deadlineMs: time, retries: "integer" };

/** The options of a client. */
export const CLIENT_OPTIONS: Types = {
  ...LIMITS,
  baseUrl: [
    "an http or https URL without credentials or query",
    (value) => /^https?:[^?#@]+$/.test(value as string) && URL.canParse(value as string),
  ],
  token: aToken,
  fetch: "function",
  check: "function",
  onAttempt: "function",
  supportsIdempotencyKeys: "boolean",
};

/** The options of every call. */
export const CALL_OPTIONS: Types = {
  ...LIMITS,
  signal: ["an AbortSignal", (value) => "aborted" in Object(value)],
  onResponse: "function",
  onProgress: "function",
};

/** What can be sent as a header that identifies a call. */
export const aKey: Check = [
  "ASCII text",
  (value) => typeof value === "string" && /^[!-~][ -~]*$/.test(value),
];

/** The options of an iteration. */
export const ITERATE_OPTIONS: Types = {
  fromPage: "integer",
  prefetch: "integer",
  onDrift: "function",
};
