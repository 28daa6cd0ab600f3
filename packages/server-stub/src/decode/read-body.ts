import type { BodyContent, Operation } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { concatenate, decodeText, uploadedFile } from "../handle/uploaded-file.js";
import { invalidRequest, ProblemError } from "../problems/problem-error.js";
import type { Limits } from "./limits.js";
import { parseJson } from "./parse-json.js";
import { parseMediaType, type MediaType } from "./media-type.js";
import { readForm } from "./read-form.js";
import { tooLarge } from "./too-large.js";
import { readMultipart } from "./read-multipart.js";

/** The bytes of a request, as they come. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** What is known of a body before it is read. */
export interface IncomingBody {
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
  readonly bytes: ByteStream;
}

/**
 * Reads, parses and checks the body of an operation.
 * Throws 415 for another media type, 413 while reading what is over a limit, 400 with every violation.
 */
export async function readBody(
  operation: Operation,
  incoming: IncomingBody,
  limits: Limits,
): Promise<unknown> {
  const { body } = operation;
  if (!body) return undefined;
  const mediaType = parseMediaType(incoming.contentType);
  if (!mediaType && !body.required) return undefined;
  const content = contentFor(body.content, mediaType);
  const violations: Violation[] = [];
  const value = await readContent(content, mediaType, incoming, limits, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  return value;
}

function contentFor(
  content: Readonly<Record<string, BodyContent>>,
  mediaType: MediaType | undefined,
): BodyContent {
  const found = mediaType && content[mediaType.type];
  if (found) return found;
  const expected = Object.keys(content)
    .map((type) => `\`${type}\``)
    .join(" or ");
  const got = mediaType ? `\`${mediaType.type.slice(0, 60)}\`` : "no `Content-Type`";
  throw new ProblemError({
    type: "unsupported-media-type",
    detail: `Expected ${expected}, got ${got}.`,
    headers: { accept: Object.keys(content).join(", ") },
  });
}

async function readContent(
  content: BodyContent,
  mediaType: MediaType | undefined,
  incoming: IncomingBody,
  limits: Limits,
  out: Violation[],
): Promise<unknown> {
  switch (content.kind) {
    case "multipart":
      return readMultipart(content, mediaType, incoming.bytes, limits, out);
    case "form":
      return readForm(content, decodeUtf8(await readAll(incoming, limits.body), out), out);
    case "binary":
      return uploadedFile(undefined, mediaType?.type, [await readAll(incoming, limits.file)]);
    case "json":
    case "text": {
      const text = decodeUtf8(await readAll(incoming, limits.body), out);
      const value = content.kind === "text" ? text : parseJson(text, "", out);
      if (out.length === 0) content.check(value, "", out);
      return value;
    }
  }
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

async function readAll({ contentLength, bytes }: IncomingBody, limit: number): Promise<Uint8Array> {
  if (Number(contentLength ?? 0) > limit) throw tooLarge("The body", limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > limit) throw tooLarge("The body", limit);
    chunks.push(chunk);
  }
  return concatenate(chunks, size);
}
