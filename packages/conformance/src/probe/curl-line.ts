import type { RequestBody, SentRequest } from "./exchange.js";
import type { Part } from "./multipart.js";

/** Longer contents are named as a file, so that the line fits a terminal. */
const MAX_INLINE_LENGTH = 4_000;

/** Returns the curl line that repeats a request; tokens stay variables of the shell. */
export function curlLine(request: SentRequest): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !(name === "content-type" && request.body?.kind === "multipart"))
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}`))
    .map((line) => `-H ${doubleQuoted(line)}`);
  return [
    "curl -sS -i",
    ...methodArguments(request),
    request.url.includes("TOKEN") ? doubleQuoted(request.url) : quoted(request.url),
    ...headers,
    ...bodyArguments(request.body),
  ].join(" ");
}

function methodArguments({ method, body }: SentRequest): string[] {
  if (method === "HEAD") return ["-I"];
  if (method === (body ? "POST" : "GET")) return [];
  return [`-X ${method}`];
}

function bodyArguments(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === "text") return [`--data-raw ${quoted(body.text)}`];
  if (body.kind === "bytes") return [`--data-binary ${bytesArgument(body.bytes)}`];
  return body.parts.map((part) => `-F ${quoted(partArgument(part))}`);
}

/** Bytes that a shell cannot hold are named as a file. */
function bytesArgument(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString();
  const isText = Buffer.from(text).equals(bytes) && !/[^\t\r\n\x20-\u{10ffff}]/u.test(text);
  return isText && text.length <= MAX_INLINE_LENGTH ? quoted(text) : "@body.bin";
}

function partArgument({ name, content: bytes, type, filename }: Part): string {
  const content = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString();
  const isLong = content.length > MAX_INLINE_LENGTH;
  const value = isLong ? `@${filename ?? name}` : `"${content.replaceAll(/["\\]/g, "\\$&")}"`;
  const typed = type === undefined ? "" : `;type=${type}`;
  return `${name}=${value}${typed}${filename === undefined ? "" : `;filename=${filename}`}`;
}

/** Single quotes leave every character unchanged. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Double quotes let the shell put in `$TOKEN`, or a variant of it, and nothing else. */
function doubleQuoted(text: string): string {
  const escaped = text.replaceAll(/["\\`]/g, "\\$&");
  return `"${escaped.replaceAll(/\$(?!(?:[A-Z]+_)?TOKEN\b|\{TOKEN[%?^,]+\})/g, String.raw`\$`)}"`;
}
