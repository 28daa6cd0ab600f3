type Check = readonly [expected: string, holds: (value: unknown) => boolean];

const text: Check = ["a string that is not empty", (value) => typeof value === "string" && !!value];
const call: Check = ["a function", (value) => typeof value === "function"];
const time: Check = ["milliseconds above 0", (value) => typeof value === "number" && value > 0];
const count: Check = [
  "a whole number from 0 on",
  (value) => Number.isInteger(value) && Number(value) >= 0,
];
const whole: Check = ["a whole number", Number.isInteger];
const flag: Check = ["true or false", (value) => typeof value === "boolean"];
const members: Check = ["an object", (value) => typeof value === "object" && value !== null];

const checks: Readonly<Record<string, Check>> = {
  baseUrl: [
    "an absolute http or https URL",
    (value) => /^https?:\/\/[^/]/.test(String(value)) && URL.canParse(String(value)),
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
  keepsIdempotencyKeys: flag,
  timeoutMs: time,
  deadlineMs: time,
  retries: count,
  prefetch: count,
  wait: count,
  pageNo: whole,
  pageSize: whole,
  fromPage: whole,
  idempotencyKey: text,
  signal: [
    "an AbortSignal",
    (value) => typeof value === "object" && value !== null && "aborted" in value,
  ],
  file: ["a document", (value) => value !== null],
  options: members,
  webhook: members,
};

/**
 * Throws a TypeError that names the first option of `caller` that is unknown or of a wrong kind. Bounds that are
 * decisions, such as the largest page, are for the implementation to enforce.
 */
export function checkOptions(caller: string, options: object = {}): void {
  for (const [name, value] of Object.entries(options)) {
    const check = checks[name];
    if (!check) throw new TypeError(`${caller} knows no option \`${name}\``);
    const [expected, holds] = check;
    if (value === undefined || holds(value)) continue;
    const shown = name === "token" ? typeof value : String(value).slice(0, 80);
    throw new TypeError(`${caller} takes ${expected} as \`${name}\`, got \`${shown}\``);
  }
}
