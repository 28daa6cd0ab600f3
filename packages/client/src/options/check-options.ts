import { isDocument } from "../upload/document-file.js";

type Check = readonly [expected: string, holds: (value: unknown) => boolean];

// A timer ends at once past 2 ** 31 - 1; the rest is for the wait that the call asks for.
const LONGEST_MS = 2e9;

const call: Check = ["a function", (value) => typeof value === "function"];
const whole: Check = ["a whole number", Number.isInteger];
const count: Check = ["a whole number from 0 on", (value) => (value as number) >>> 0 === value];
const time: Check = [
  "milliseconds above 0, up to 2e9",
  (value) => typeof value === "number" && value > 0 && value <= LONGEST_MS,
];
const members: Check = ["an object", (value) => Object(value) === value];

const checks: Readonly<Record<string, Check>> = {
  baseUrl: [
    "an http or https URL without credentials or query",
    (value) => /^https?:[^?#@]+$/.test(value as string) && URL.canParse(value as string),
  ],
  token: [
    "a token without spaces or a function",
    (value) => typeof value === "function" || (typeof value === "string" && /^[!-~]+$/.test(value)),
  ],
  fetch: call,
  check: call,
  onAttempt: call,
  onResponse: call,
  onProgress: call,
  onDrift: call,
  supportsIdempotencyKeys: ["a boolean", (value) => value === !!value],
  timeoutMs: time,
  deadlineMs: time,
  retries: count,
  prefetch: count,
  wait: count,
  pageNo: whole,
  pageSize: whole,
  fromPage: whole,
  idempotencyKey: [
    "ASCII text",
    (value) => typeof value === "string" && /^[!-~][ -~]*$/.test(value),
  ],
  signal: ["an AbortSignal", (value) => "aborted" in Object(value)],
  file: ["a Blob, bytes, text, stream, source or plain object", isDocument],
  options: members,
  webhook: members,
};

/**
 * The options that are given; one that is undefined is not. Throws a TypeError that names the first of
 * `caller` that is missing, unknown or of a wrong kind. Bounds that are decisions, such as the largest page, are
 * for the implementation to enforce.
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

/** Throws a TypeError for one option that is unknown or of a wrong kind; neither token nor credentials are shown. */
export function checkOption(caller: string, name: string, value: unknown): void {
  const check = checks[name];
  if (!check) throw new TypeError(`${caller} knows no option \`${name}\``);
  const [expected, holds] = check;
  if (holds(value)) return;
  const shown = name === "token" ? typeof value : String(value).replace(/.*@/, "").slice(0, 80);
  throw new TypeError(`${caller} takes ${expected} as \`${name}\`, got \`${shown}\``);
}
