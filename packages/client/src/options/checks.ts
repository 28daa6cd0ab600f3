import { BASE_URL } from "./base-url.js";
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
  baseUrl: BASE_URL,
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
