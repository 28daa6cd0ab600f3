import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";

const ODD_LINES = [
  "Accept-Encoding: ;;q=, gzip;q=2",
  "Accept-Language: ;;",
  "Cookie: =;;a=%zz",
  'If-None-Match: "',
  "If-Modified-Since: never",
  "Range: bytes=a-z",
  "X-Forwarded-For: ,,not-an-address",
  "Forwarded: for=;;",
  "Traceparent: 00-x",
  "Content-Type: ;",
];

/** Request targets and header lines that an HTTP client would not send. */
const HEADS: readonly (readonly [what: string, path: string, lines: readonly string[]])[] = [
  ["an `Accept` that is none", "/v2/collections", ["Accept: ;;q=x, /, a/b/c;q=9"]],
  ["other headers that are none", "/v2/collections", ODD_LINES],
  ["a header of 12,000 characters", "/v2/collections", [`X-Long: ${"x".repeat(12_000)}`]],
  [
    "a hundred headers",
    "/v2/collections",
    Array.from({ length: 100 }, (_, index) => `X-Header-${index}: ${index}`),
  ],
  ["bytes beyond ASCII in a header", "/v2/collections", ["Prefer: \u00e9\u00ff", "X-Name: \u00e9"]],
  ["an escape that is none in its path", "/v2/%zz", []],
  ["bytes that are not UTF-8 in its path", "/v2/%ff%fe", []],
  ["a path of 6,000 characters", `/v2/${"x".repeat(6_000)}`, []],
  ["U+0000 in its path", "/v2/%00", []],
  ["a path of many segments", `/v2${"/x".repeat(500)}`, []],
];

/** An unusual request head is accepted or refused, and never causes a server error. */
export const oddHeadsSurvived: Rule = {
  id: "odd-heads-survived",
  title: "Long, many and odd headers and paths are accepted or refused, never a 5xx.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const [what, path, lines] of HEADS) {
      const { status, evidence } = await sendRaw(context, { method: "GET", path, lines });
      if (status < 500 || status === 503) continue;
      const message = `GET with ${what}: expected no 5xx status, got ${status}.`;
      context.report(HTTP_SEMANTICS, message, evidence);
    }
  },
};
