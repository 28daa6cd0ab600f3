import type { ResolvedTarget } from "../load/target.js";
import { redactTokens } from "../probe/credentials.js";
import type { RecordedResponse } from "../probe/exchange.js";
import { parseJson } from "../probe/read-body.js";

/** Returns the status of the final response; interim responses such as 100 are skipped (RFC 9110, 15.2). */
export function finalStatus(received: string): number {
  for (const [, status = ""] of received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm))
    if (!status.startsWith("1")) return Number(status);
  return 0;
}

/** Parses the final response from the received text, which has one character per byte; undefined if there is none. */
export function finalResponse(
  target: ResolvedTarget,
  received: string,
): RecordedResponse | undefined {
  const start = received.search(/^HTTP\/1\.[01] [2-9]\d\d/m);
  if (start === -1) return undefined;
  const [head = "", ...rest] = received.slice(start).split("\r\n\r\n");
  const rawHeaders = head
    .split("\r\n")
    .slice(1)
    .flatMap((line) => fieldOf(target, line));
  const headers = new Headers(rawHeaders.map(([name, value]) => [name, value]));
  const whole = rest.join("\r\n\r\n");
  const isChunked = /chunked/i.test(headers.get("transfer-encoding") ?? "");
  const bytes = Buffer.from(isChunked ? withoutChunks(whole) : whole, "latin1");
  const text = redactTokens(target, bytes.toString());
  return {
    status: finalStatus(received),
    headers,
    rawHeaders,
    bytes,
    text,
    json: parseJson(bytes),
  };
}

/** Parses a header field (RFC 9110, 5.5 and 5.6.2); returns an empty list if the line is malformed. */
function fieldOf(target: ResolvedTarget, line: string): readonly (readonly [string, string])[] {
  const [, name, value = ""] =
    /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
  return name === undefined ? [] : [[name, redactTokens(target, value.trimEnd())]];
}

/** Decodes chunked content (RFC 9112, 7.1), as far as the chunks are complete. */
function withoutChunks(chunked: string): string {
  let [content, rest] = ["", chunked];
  for (;;) {
    const [line = "", size = ""] = /^([\da-f]{1,8})[^\n]*\n/i.exec(rest) ?? [];
    const length = Number.parseInt(size, 16);
    if (!(length > 0)) return content;
    content += rest.slice(line.length, line.length + length);
    rest = rest.slice(line.length + length + 2);
  }
}
