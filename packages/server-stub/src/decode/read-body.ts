import type { Bigints } from "../contract/bigints.js";
import type { Check } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import type { UploadedFile } from "../request/handler-request.js";
import { decodeText, uploadedFile } from "../request/uploaded-file.js";
import { invalidRequest } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { BodyMemory, type IncomingBody } from "./body-memory.js";
import { joinSmallChunks } from "./join-small-chunks.js";
import { bodyLimit, type Limits } from "./limits.js";
import { parseJson } from "./json/parse-json.js";
import { readAll } from "./read-all.js";
import { readForm } from "./read-form.js";
import { readMultipart } from "./multipart/read-multipart.js";
import type { SelectedContent } from "./select-content.js";

/**
 * Reads, parses and checks the body of an operation. Throws a 413 as soon as a limit is exceeded, and a 400 with all
 * violations.
 */
export async function readBody(
  selected: SelectedContent | undefined,
  { read, ownsChunks }: Pick<CoreRequest, "read" | "ownsChunks">,
  limits: Limits,
): Promise<unknown> {
  if (!selected) return undefined;
  const violations: Violation[] = [];
  const body = { read: joinSmallChunks(read), memory: new BodyMemory(ownsChunks) };
  const value = await readContent(selected, body, limits, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  return value;
}

async function readContent(
  { content, mediaType }: SelectedContent,
  body: IncomingBody,
  limits: Limits,
  out: Violation[],
): Promise<unknown> {
  if (content.kind === "multipart") return readMultipart(content, mediaType, body, limits, out);
  const bytes = await readAll(body.read, bodyLimit(content.kind, limits));
  switch (content.kind) {
    case "binary":
      return binaryFile(mediaType.type, bytes, body.memory);
    case "form": {
      const text = decodeUtf8(bytes, out);
      return text === undefined ? undefined : readForm(content, text, out);
    }
    case "text":
      return checked(decodeUtf8(bytes, out), content.check, out);
    case "json":
      return checked(readJson(bytes, content.bigints, out), content.check, out);
  }
}

function readJson(bytes: Uint8Array, bigints: Bigints | undefined, out: Violation[]): unknown {
  const text = decodeUtf8(bytes, out);
  return text === undefined ? undefined : parseJson(text, "", out, bigints);
}

function binaryFile(type: string, bytes: Uint8Array, memory: BodyMemory): UploadedFile {
  memory.note(bytes);
  return uploadedFile(undefined, type, [bytes], memory.hold());
}

/**
 * Checks the value that could be read. A number that was refused gets no second violation, and does not hide the
 * violations of other values.
 */
function checked(value: unknown, check: Check, out: Violation[]): unknown {
  if (value === undefined) return undefined;
  const refused = new Set(out.map(({ pointer }) => pointer));
  const found: Violation[] = [];
  check(value, "", found);
  for (const violation of found) if (!refused.has(violation.pointer)) out.push(violation);
  return value;
}

function decodeUtf8(bytes: Uint8Array, out: Violation[]): string | undefined {
  try {
    return decodeText(bytes);
  } catch {
    out.push({
      in: "body",
      pointer: "",
      keyword: "encoding",
      detail: "Expected UTF-8, got invalid bytes.",
    });
    return undefined;
  }
}
