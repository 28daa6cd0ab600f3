// Reads HTTP Archive 1.2, as browsers and other recorders write it (w3c.github.io/web-performance/specs/HAR).
import { isJsonObject, type Json, type JsonObject, member } from "../load/json.js";
import type { HeaderLines, Recorded, RecordedBody } from "./recorded.js";
import { RecordingError } from "./recording-error.js";

/**
 * Parses an entry of `log.entries`.
 * @throws RecordingError naming the entry and what is missing
 */
export function parseEntry(entry: unknown, index: number): Recorded {
  const request = member(entry, "request");
  const response = member(entry, "response");
  const method = member(request, "method");
  const url = member(request, "url");
  const sentAt = Date.parse(String(member(entry, "startedDateTime")));
  if (!isJsonObject(request) || typeof method !== "string" || typeof url !== "string")
    throw new RecordingError(`Entry ${index}: expected \`request\` with \`method\` and \`url\`.`);
  if (Number.isNaN(sentAt))
    throw new RecordingError(`Entry ${index}: expected \`startedDateTime\`, a date and time.`);
  const time = member(entry, "time");
  const body = requestBody(request);
  return {
    sentAt,
    milliseconds: typeof time === "number" ? Math.max(0, time) : 0,
    request: { method, url, headers: headersOf(request), ...(body && { body }) },
    ...outcomeOf(response, method),
    ...failureOf(member(entry, "_failure")),
  };
}

/** Reads the reason that `proxy --record` writes in addition to the status 0. */
function failureOf(value: Json | undefined): Pick<Recorded, "failure"> {
  if (!isJsonObject(value)) return {};
  const by = value["by"] === "client" ? "client" : "server";
  return { failure: { by, reason: String(value["reason"]) } };
}

/** Recorders write the status 0 if there was no response. */
function outcomeOf(response: Json | undefined, method: string): Partial<Recorded> {
  const status = member(response, "status");
  if (!isJsonObject(response) || typeof status !== "number" || status === 0)
    return {
      failure: { by: "client", reason: String(member(response, "_error") ?? "no response") },
    };
  const body = responseBody(response, method);
  return { response: { status, headers: headersOf(response), ...(body && { body }) } };
}

function headersOf(message: JsonObject): HeaderLines {
  const { headers } = message;
  if (!Array.isArray(headers)) return [];
  // HTTP/2 recorders include its pseudo-headers.
  return headers
    .map((line) => [String(member(line, "name")), String(member(line, "value"))] as const)
    .filter(([name]) => !name.startsWith(":"));
}

function requestBody({ postData, bodySize }: JsonObject): RecordedBody | undefined {
  const text = member(postData, "text");
  if (typeof text === "string") return decoded(text, encodingOf(postData));
  const isWithout = postData === undefined && typeof bodySize === "number" && bodySize <= 0;
  return isWithout ? decoded("", undefined) : undefined;
}

/** The archive has no field for the encoding; some recorders write it as `encoding`, and some as a comment. */
function encodingOf(postData: Json | undefined): Json | undefined {
  const comment = member(postData, "comment");
  const isInComment = typeof comment === "string" && comment.startsWith("base64");
  return isInComment ? "base64" : member(postData, "encoding");
}

const WITHOUT_BODY = new Set([204, 304]);

function responseBody(response: JsonObject, method: string): RecordedBody | undefined {
  const content = response["content"];
  const text = member(content, "text");
  if (typeof text === "string") return decoded(text, member(content, "encoding"));
  const status = Number(response["status"]);
  const isEmpty = member(content, "size") === 0 && response["bodySize"] === 0;
  const isWithout = method === "HEAD" || WITHOUT_BODY.has(status) || isEmpty;
  return isWithout ? decoded("", undefined) : undefined;
}

/** Bodies in an archive are already decoded from `Content-Encoding`; `encoding` is that of the archive. */
function decoded(text: string, encoding: Json | undefined): RecordedBody {
  const bytes = Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
  return { bytes, size: bytes.length, isDecoded: true };
}
