import type { Violation } from "@document-export/server-stub";
import { Refused } from "./respond.js";

/** A part of a form. */
export interface Part {
  readonly name: string;
  readonly type: string | undefined;
  readonly content: Buffer;
}

const CRLF = "\r\n";

/** Splits a multipart body (RFC 7578, RFC 2046, 5.1). Throws a 400 or a 415 if it is invalid. */
export function readForm(contentType: string, body: Buffer): readonly Part[] {
  const boundary = boundaryOf(contentType);
  // In latin1, each character is one byte.
  const text = CRLF + body.toString("latin1");
  const parts: Part[] = [];
  const delimiter = `${CRLF}--${boundary}`;
  let at = nextDelimiter(text, delimiter, 0);
  while (at !== -1) {
    const lineEnd = at + delimiter.length;
    if (text.startsWith("--", lineEnd)) return parts;
    const start = text.indexOf(CRLF, lineEnd);
    const next = nextDelimiter(text, delimiter, start);
    if (start === -1 || next === -1) break;
    parts.push(readPart(text.slice(start + 2, next)));
    at = next;
  }
  throw broken("The body ends before its last boundary.");
}

/** Finds the next delimiter, which is a whole line: the boundary is followed by `--` or only by spaces. */
function nextDelimiter(text: string, delimiter: string, from: number): number {
  let at = text.indexOf(delimiter, from);
  while (
    at !== -1 &&
    !/^(?:--|[ \t]*\r\n)/.test(text.slice(at + delimiter.length, at + 120 + delimiter.length))
  )
    at = text.indexOf(delimiter, at + 1);
  return at;
}

function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
    throw new Refused([415, "unsupported-media-type"]);
  const match = /;\s*boundary=(?:"((?:[^"\\]|\\.)+)"|([^\s";]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw broken("The boundary is missing.");
  return boundary;
}

function readPart(section: string): Part {
  const end = section.startsWith(CRLF) ? 0 : section.indexOf(CRLF + CRLF);
  if (end === -1) throw broken("A part has no end of its header.");
  const head = new Map(
    section
      .slice(0, end)
      .split(CRLF)
      .map((line) => [
        line.split(":")[0]?.trim().toLowerCase() ?? "",
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
  );
  const name = parameter(head.get("content-disposition") ?? "", "name");
  if (name === undefined) throw broken("A part has no name.");
  const content = Buffer.from(section.slice(end + (end === 0 ? 2 : 4)), "latin1");
  return { name, type: head.get("content-type"), content };
}

/** Finds a parameter of a field, quoted or not, but never inside the quoted value of another one. */
function parameter(field: string, wanted: string): string | undefined {
  const parameters = field.matchAll(
    /;\s*([\w!#$&+.^`|~*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g,
  );
  for (const [, name = "", quoted, token] of parameters)
    if (name.toLowerCase() === wanted) return quoted ?? token?.trim();
  return undefined;
}

function broken(detail: string): Refused {
  const wrong: Violation = { in: "body", pointer: "", keyword: "multipart", detail };
  return new Refused([400, "invalid-request"], [wrong]);
}
