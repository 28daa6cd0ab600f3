import type { Check } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { decodeText, uploadedFile } from "../handle/uploaded-file.js";
import { invalidRequest } from "../problems/problem-error.js";
import type { ByteSource } from "./byte-source.js";
import { joinSmallChunks } from "./join-small-chunks.js";
import { bodyLimit, type Limits } from "./limits.js";
import { parseJson } from "./parse-json.js";
import { readAll } from "./read-all.js";
import { readForm } from "./read-form.js";
import { readMultipart } from "./multipart/read-multipart.js";
import type { SelectedContent } from "./select-content.js";

/**
 * Reads, parses and checks the body of an operation.
 * Throws 413 while reading what is over a limit, 400 with every violation.
 */
export async function readBody(
  selected: SelectedContent | undefined,
  read: ByteSource,
  limits: Limits,
): Promise<unknown> {
  if (!selected) return undefined;
  const violations: Violation[] = [];
  const value = await readContent(selected, joinSmallChunks(read), limits, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  return value;
}

async function readContent(
  { content, mediaType }: SelectedContent,
  read: ByteSource,
  limits: Limits,
  out: Violation[],
): Promise<unknown> {
  if (content.kind === "multipart") return readMultipart(content, mediaType, read, limits, out);
  const bytes = await readAll(read, bodyLimit(content.kind, limits));
  switch (content.kind) {
    case "binary":
      return uploadedFile(undefined, mediaType.type, [bytes]);
    case "form":
      return readForm(content, decodeUtf8(bytes, out), out);
    case "text":
      return checked(decodeUtf8(bytes, out), content.check, out);
    case "json":
      return checked(parseJson(decodeUtf8(bytes, out), "", out), content.check, out);
  }
}

function checked(value: unknown, check: Check, out: Violation[]): unknown {
  if (out.length === 0) check(value, "", out);
  return value;
}

function decodeUtf8(bytes: Uint8Array, out: Violation[]): string {
  try {
    return decodeText(bytes);
  } catch {
    out.push({
      in: "body",
      pointer: "",
      keyword: "encoding",
      detail: "Expected UTF-8, got other bytes.",
    });
    return "";
  }
}
