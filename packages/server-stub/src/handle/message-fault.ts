import { invalidRequest, ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { countLines } from "../request/count-lines.js";

/** The parts of a message that are known before routing. */
type Message = Pick<CoreRequest, "httpVersion" | "rawHeaders" | "header">;

/**
 * Returns why a message is refused before routing, whatever it requests; undefined if it is valid. Only details that
 * the runtime exposes can be checked: the Fetch API hides the version and the framing.
 */
export function messageFault(message: Message): ProblemError | undefined {
  if (message.httpVersion === "0.9") return malformed("Expected HTTP/1.1, got HTTP/0.9.");
  return hostFault(message) ?? codingFault(message) ?? doubledFault(message);
}

/**
 * Refuses a missing or duplicate `Host`: HTTP/1.1 requires exactly one (RFC 9112, 3.2). Fetch joins several by commas,
 * which a host never contains.
 */
function hostFault(message: Message): ProblemError | undefined {
  const host = message.header("host");
  if (host?.includes(",") || isDoubled("host", message))
    return malformed("Expected one `Host` header, got several hosts.");
  const isMissing = host === undefined && message.httpVersion === "1.1";
  return isMissing ? malformed("Expected a `Host` header, got none.") : undefined;
}

/** Returns a 501 for a transfer coding that the server does not support (RFC 9112, 6.1). */
function codingFault(message: Message): ProblemError | undefined {
  const coding = message.header("transfer-encoding");
  if (coding === undefined || coding.toLowerCase() === "chunked") return undefined;
  return new ProblemError({
    type: "not-implemented",
    detail: "The only `Transfer-Encoding` that is supported is `chunked`.",
    headers: CLOSE,
  });
}

/** Headers that may be sent only once. Node uses only their first line, although a proxy may have checked another. */
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

/**
 * Headers that close the connection: the end of the message is unknown, so nothing after it may be read as the next
 * message.
 */
const CLOSE = { connection: "close" };

function malformed(detail: string): ProblemError {
  return new ProblemError({ type: "invalid-request", detail, headers: CLOSE });
}
