import { invalidRequest, ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { countLines } from "../request/count-lines.js";

/** What is seen of a message before it is routed. */
type Message = Pick<CoreRequest, "httpVersion" | "rawHeaders" | "header">;

/**
 * Why a message is refused before it is routed, whatever it asks for; undefined if nothing is wrong.
 * Only what a runtime passes on can be checked: one that speaks Fetch keeps the version and the framing to itself.
 */
export function messageFault(message: Message): ProblemError | undefined {
  if (message.httpVersion === "0.9") return malformed("Expected HTTP/1.1, got HTTP/0.9.");
  return hostFault(message) ?? codingFault(message) ?? doubledFault(message);
}

/** RFC 9112, 3.2: exactly one `Host` in HTTP/1.1. Fetch joins several by commas, which no host has. */
function hostFault(message: Message): ProblemError | undefined {
  const host = message.header("host");
  if (host?.includes(",") || isDoubled("host", message))
    return malformed("Expected one `Host` header, got several hosts.");
  const isMissing = host === undefined && message.httpVersion === "1.1";
  return isMissing ? malformed("Expected a `Host` header, got none.") : undefined;
}

/** RFC 9112, 6.1: 501 for a transfer coding that the server does not know. */
function codingFault(message: Message): ProblemError | undefined {
  const coding = message.header("transfer-encoding");
  if (coding === undefined || coding.toLowerCase() === "chunked") return undefined;
  return new ProblemError({
    type: "not-implemented",
    detail: "The only `Transfer-Encoding` that is supported is `chunked`.",
    headers: CLOSE,
  });
}

/** Headers of one value, of which Node keeps the first line alone, where a proxy may have checked another. */
const SINGLE = ["authorization", "content-type"];

function doubledFault(message: Message): ProblemError | undefined {
  const name = SINGLE.find((one) => isDoubled(one, message));
  if (name === undefined) return undefined;
  const detail = `Expected one \`${name}\` header, got several.`;
  return invalidRequest([{ in: "header", name, keyword: "single", detail }]);
}

function isDoubled(name: string, { rawHeaders }: Message): boolean {
  return rawHeaders !== undefined && countLines(rawHeaders, name) > 1;
}

/** Where a message ends is in doubt, so that nothing after it may be read as the next one. */
const CLOSE = { connection: "close" };

function malformed(detail: string): ProblemError {
  return new ProblemError({ type: "invalid-request", detail, headers: CLOSE });
}
