import { describe } from "../types/check-value.js";
import { typeOf } from "../types/json-type.js";
import { MAX_MS } from "./max-ms.js";
import { NESTED_AS } from "./options.js";
import { isToken } from "./token.js";
import type { Check, Type } from "../types/type.js";

const time: Check = [
  "milliseconds up to 2e9",
  (value) => typeof value === "number" && value > 0 && value <= MAX_MS,
];

/** Check for a count or a number of seconds. */
export const count: Check = ["a whole number from 0", (value) => (value as number) >>> 0 === value];

type Types = Readonly<Record<string, Type>>;

const COMMON: Types = {
  timeoutMs: time,
  deadlineMs: time,
  retries: count,
  headers: "value",
  fetch: "function",
};

/** Types of the options of a client. */
export const CLIENT_OPTIONS: Types = {
  ...COMMON,
  baseUrl: [
    "an http or https URL without credentials or query",
    (value) => isPlainUrl(value) && URL.canParse(value as string),
    // A wrong value is shown only if it is a plain URL: a query, or a value given by mistake, may be a token.
    (value) => (isPlainUrl(value) ? describe(value) : typeOf(value)),
  ],
  token: [
    "a token without spaces or a function",
    (value) => typeof value === "function" || isToken(value),
    typeOf,
  ],
  check: "function",
  onAttempt: "function",
  onDeprecated: "function",
  supportsIdempotencyKeys: "boolean",
};

/** Types of the options of every call. */
export const CALL_OPTIONS: Types = {
  ...COMMON,
  signal: ["an AbortSignal", (value) => "aborted" in Object(value)],
  onResponse: "function",
  onProgress: "function",
  nestedAs: [NESTED_AS.join(", "), (value) => NESTED_AS.some((known) => known === value)],
};

function isPlainUrl(value: unknown): boolean {
  return /^https?:[^?#@]+$/.test(value as string);
}

/** Check for an idempotency key: text that can be sent in a header. */
export const aKey: Check = [
  "ASCII text",
  (value) => typeof value === "string" && /^[!-~][ -~]*$/.test(value),
];

/** Types of the options of an iteration. */
export const ITERATE_OPTIONS: Types = {
  fromPage: "integer",
  prefetch: count,
  onDrift: "function",
};
