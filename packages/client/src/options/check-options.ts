import { isDocument } from "../upload/document-file.js";

type Check = readonly [expected: string, accepts: (value: unknown) => boolean];

// A timer of 2 ** 31 ms or more fires at once; the rest is for the seconds of `wait`.
const MAX_MS = 2e9;

const aFunction: Check = ["a function", (value) => typeof value === "function"];
const integer: Check = ["a whole number", Number.isInteger];
const count: Check = ["a whole number from 0", (value) => (value as number) >>> 0 === value];
const time: Check = [
  "milliseconds above 0, up to 2e9",
  (value) => typeof value === "number" && value > 0 && value <= MAX_MS,
];
const object: Check = ["an object", (value) => Object(value) === value];

const CHECKS: Readonly<Record<string, Check>> = {
  baseUrl: [
    "an http or https URL without credentials or query",
    (value) => /^https?:[^?#@]+$/.test(value as string) && URL.canParse(value as string),
  ],
  token: [
    "a token without spaces or a function",
    (value) => typeof value === "function" || (typeof value === "string" && /^[!-~]+$/.test(value)),
  ],
  fetch: aFunction,
  check: aFunction,
  onAttempt: aFunction,
  onResponse: aFunction,
  onProgress: aFunction,
  onDrift: aFunction,
  supportsIdempotencyKeys: ["a boolean", (value) => value === !!value],
  timeoutMs: time,
  deadlineMs: time,
  retries: count,
  prefetch: count,
  wait: count,
  pageNo: integer,
  pageSize: integer,
  fromPage: integer,
  idempotencyKey: [
    "ASCII text",
    (value) => typeof value === "string" && /^[!-~][ -~]*$/.test(value),
  ],
  signal: ["an AbortSignal", (value) => "aborted" in Object(value)],
  file: ["a Blob, bytes, text, stream, source or plain object", isDocument],
  options: object,
  webhook: object,
};

/**
 * The options without those that are undefined. Throws a TypeError that names the first one that is missing, unknown
 * or of the wrong type. Bounds that are decisions, such as the largest page size, are left to the implementation.
 */
export function checkOptions<Options extends object>(
  caller: string,
  options: Options,
  required: readonly (keyof Options & string)[] = [],
): Options {
  for (const name of required) checkOption(caller, name, options?.[name]);
  const given = {} as Options;
  for (const name in options) {
    if (options[name] === undefined) continue;
    checkOption(caller, name, options[name]);
    given[name] = options[name];
  }
  return given;
}

/** Throws a TypeError for an option that is unknown or of the wrong type, without showing the token or credentials. */
export function checkOption(caller: string, name: string, value: unknown): void {
  const check = CHECKS[name];
  if (!check) throw new TypeError(`${caller} has no option \`${name}\``);
  const [expected, accepts] = check;
  if (accepts(value)) return;
  const shown = name === "token" ? typeof value : String(value).replace(/.*@/, "").slice(0, 80);
  throw new TypeError(`${caller} takes ${expected} as \`${name}\`, got \`${shown}\``);
}
