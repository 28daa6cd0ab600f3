import type { SentRequest } from "../exchange.js";
import type { Part } from "../multipart.js";

/** Longer contents become a file reference, so that the line fits a terminal. */
const MAX_INLINE_LENGTH = 4_000;

/** Returns the curl line that repeats a request; tokens remain shell variables. */
export function curlLine(request: SentRequest): string {
  const shell = createShell(request);
  const headers = Object.entries(request.headers)
    .filter(([name]) => !(name === "content-type" && request.body?.kind === "multipart"))
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}`))
    .map((line) => `-H ${shell.expanding(line)}`);
  return [
    "curl -sS -i",
    ...methodArguments(request),
    shell.shortest(request.url),
    ...headers,
    ...bodyArguments(request, shell),
  ].join(" ");
}

function methodArguments({ method, body }: SentRequest): string[] {
  if (method === "HEAD") return ["-I"];
  if (method === (body ? "POST" : "GET")) return [];
  return [`-X ${method}`];
}

function bodyArguments({ body, hasTokenInBody }: SentRequest, shell: Shell): string[] {
  if (!body) return [];
  const quote = hasTokenInBody === true ? shell.expanding : quoted;
  if (body.kind === "text") return [`--data-raw ${quote(body.text)}`];
  if (body.kind === "bytes") return [`--data-binary ${bytesArgument(body.bytes, quote)}`];
  return body.parts.map((part) => `-F ${quote(partArgument(part))}`);
}

/** Bytes that cannot be written in a shell become a file reference. */
function bytesArgument(bytes: Uint8Array, quote: Quote): string {
  const text = Buffer.from(bytes).toString();
  const isText = Buffer.from(text).equals(bytes) && !/[^\t\r\n\x20-\u{10ffff}]/u.test(text);
  return isText && text.length <= MAX_INLINE_LENGTH ? quote(text) : "@body.bin";
}

function partArgument({ name, content: bytes, type, filename }: Part): string {
  const content = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString();
  const isLong = content.length > MAX_INLINE_LENGTH;
  const value = isLong ? `@${filename ?? name}` : `"${content.replaceAll(/["\\]/g, "\\$&")}"`;
  const typed = type === undefined ? "" : `;type=${type}`;
  return `${name}=${value}${typed}${filename === undefined ? "" : `;filename=${filename}`}`;
}

/** Quotes a text as a shell argument. */
type Quote = (text: string) => string;

/** The ways to quote the texts of one request. */
interface Shell {
  /** Double quotes, in which the shell expands the variables of the request and nothing else. */
  readonly expanding: Quote;
  /** Single quotes if the text contains no variable. */
  readonly shortest: Quote;
}

function createShell({ variables = [] }: SentRequest): Shell {
  const names = ["(?:[A-Z]+_)?TOKEN", ...variables].join("|");
  // `(?!)` matches nothing.
  const own = String.raw`(?:(?:${names})\b|\{(?:${variables.join("|") || "(?!)"})\}|\{TOKEN[%?^,]+\})`;
  const others = new RegExp(String.raw`\$(?!${own})`, "g");
  const expanding: Quote = (text) => {
    const escaped = text.replaceAll(/["\\`]/g, "\\$&");
    return `"${escaped.replaceAll(others, String.raw`\$`)}"`;
  };
  const placeholder = new RegExp(String.raw`\$${own}`);
  return { expanding, shortest: (text) => (placeholder.test(text) ? expanding : quoted)(text) };
}

/** Single quotes leave every character unchanged. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
