type Check = readonly [expected: string, holds: (value: unknown) => boolean];

// A timer ends at once past 2 ** 31 - 1; the rest is for the wait that the call asks for.
const LONGEST_MS = 2e9;

const isA = (kind: string): Check => [`a ${kind}`, (value) => typeof value === kind];
const call = isA("function");
const whole: Check = ["a whole number", Number.isInteger];
const count: Check = [
  "a whole number from 0 on",
  (value) => Number.isInteger(value) && Number(value) >= 0,
];
const time: Check = [
  `milliseconds above 0, at most ${LONGEST_MS}`,
  (value) => typeof value === "number" && value > 0 && value <= LONGEST_MS,
];
const members: Check = ["an object", (value) => Object(value) === value];

const checks: Readonly<Record<string, Check>> = {
  baseUrl: [
    "an absolute http or https URL without a query",
    (value) => /^https?:[^?#]+$/.test(String(value)) && URL.canParse(String(value)),
  ],
  token: [
    "a token without spaces or line ends, or a function",
    (value) => typeof value === "function" || (typeof value === "string" && /^[!-~]+$/.test(value)),
  ],
  fetch: call,
  check: call,
  onAttempt: call,
  onResponse: call,
  onProgress: call,
  onDrift: call,
  keepsIdempotencyKeys: isA("boolean"),
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
  file: ["a document", (value) => value !== null && value !== undefined],
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
  const given = { ...options };
  for (const name of required) checkOption(caller, name, given[name]);
  for (const name in given)
    if (given[name] === undefined) delete given[name];
    else checkOption(caller, name, given[name]);
  return given;
}

/** Throws a TypeError for one option that is unknown or of a wrong kind. */
export function checkOption(caller: string, name: string, value: unknown): void {
  const check = checks[name];
  if (!check) throw new TypeError(`${caller} knows no option \`${name}\``);
  if (!check[1](value)) throw wrongOption(caller, name, check[0], value);
}

/** The error for an option of a wrong kind; a token is not shown. */
export function wrongOption(
  caller: string,
  name: string,
  expected: string,
  value: unknown,
): TypeError {
  const shown = name === "token" ? typeof value : String(value).slice(0, 80);
  return new TypeError(`${caller} takes ${expected} as \`${name}\`, got \`${shown}\``);
}
