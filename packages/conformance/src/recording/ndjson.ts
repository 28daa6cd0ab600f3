// Recorded traffic as JSON lines, one exchange per line; `traffic` reads it and the proxy writes it.
import { isUtf8 } from "node:buffer";
import { isJsonObject, type Json, type JsonObject, member } from "../load/json.js";
import { headerOf, type HeaderLines, type Recorded, type RecordedBody } from "./recorded.js";
import { RecordingError } from "./recording-error.js";

/** Formats an exchange as one line including the newline. */
export function formatLine({ sentAt, milliseconds, request, response, failure }: Recorded): string {
  const line = {
    sentAt: new Date(sentAt).toISOString(),
    milliseconds,
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...bodyMembers(request),
    },
    ...(response && {
      response: { status: response.status, headers: response.headers, ...bodyMembers(response) },
    }),
    ...(failure && { failure }),
  };
  return `${JSON.stringify(line)}\n`;
}

/** Bodies are written as readable text if possible. Bytes that are still encoded as sent are written in base64. */
function bodyMembers({ body, headers }: Pick<Recorded["request"], "body" | "headers">): object {
  if (!body) return {};
  const { size } = body;
  const bytes = Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.length);
  const isPlain = body.isDecoded || headerOf(headers, "content-encoding") === undefined;
  if (isPlain && isUtf8(bytes))
    return { body: bytes.toString(), ...(size !== bytes.length && { bodySize: size }) };
  if (body.isDecoded && headerOf(headers, "content-encoding") !== undefined) return {};
  return { body: bytes.toString("base64"), bodyEncoding: "base64", bodySize: size };
}

/**
 * Parses a line.
 * @throws RecordingError naming the line and what is wrong with it
 */
export function parseLine(text: string, number: number): Recorded {
  const wrong = (what: string): never => {
    throw new RecordingError(`Line ${number}: ${what}.`);
  };
  let line: Json;
  try {
    line = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return wrong(`it is not JSON: ${String(error instanceof Error ? error.message : error)}`);
  }
  if (!isJsonObject(line)) return wrong("expected an object, got another value");
  const request = line["request"];
  const method = member(request, "method");
  const url = member(request, "url");
  if (!isJsonObject(request) || typeof method !== "string" || typeof url !== "string")
    return wrong("expected `request` with `method` and `url`");
  const sentAt = timeOf(line["sentAt"]);
  if (sentAt === undefined) return wrong("expected `sentAt`, a date and time or milliseconds");
  const response = line["response"];
  const status = member(response, "status");
  if (isJsonObject(response) && typeof status !== "number")
    return wrong("expected `response` with the number `status`");
  const failure = failureOf(line["failure"]);
  return {
    sentAt,
    milliseconds: typeof line["milliseconds"] === "number" ? line["milliseconds"] : 0,
    request: { method, url, ...messageOf(request) },
    ...(isJsonObject(response) && { response: { status: Number(status), ...messageOf(response) } }),
    ...(failure && { failure }),
  };
}

function timeOf(value: Json | undefined): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : undefined;
}

function messageOf(message: JsonObject): { headers: HeaderLines; body?: RecordedBody } {
  const headers = headersOf(message["headers"]);
  const { body, bodyEncoding, bodySize } = message;
  if (typeof body !== "string") return { headers };
  const isEncoded = bodyEncoding === "base64";
  const bytes = Buffer.from(body, isEncoded ? "base64" : "utf8");
  const size = typeof bodySize === "number" ? bodySize : bytes.length;
  // Compressed bytes are not text, so a body that is written as text has already been decompressed.
  return { headers, body: { bytes, size, isDecoded: !isEncoded } };
}

/** Reads headers from an object, whose lists mean several lines, or from a list of names and values. */
function headersOf(value: Json | undefined): HeaderLines {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(value)
    ? value.map((line) => (Array.isArray(line) ? [line[0], line[1]] : ["", ""]))
    : Object.entries(isJsonObject(value) ? value : {});
  return entries
    .flatMap(([name, one]) => [one].flat().map((text) => [String(name), String(text)] as const))
    .filter(([name]) => name !== "");
}

function failureOf(value: Json | undefined): Recorded["failure"] {
  if (typeof value === "string") return { by: "server", reason: value };
  if (!isJsonObject(value)) return undefined;
  const by = value["by"] === "client" ? "client" : "server";
  return { by, reason: String(value["reason"] ?? "no reason is recorded") };
}
