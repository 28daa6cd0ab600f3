import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import type { MultipartContent } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { invalidRequest, type ProblemError } from "../problems/problem-error.js";
import type { ByteSource } from "./byte-source.js";
import { finishParts, type RawPart } from "./finish-parts.js";
import { bodyLimit, type Limits } from "./limits.js";
import type { MediaType } from "./media-type.js";
import { skipPreamble } from "./skip-preamble.js";
import { tooLarge } from "./too-large.js";

// RFC 2046, 5.1.1: at most 70 characters.
const boundaryForm = /^[\w'()+,./:=? -]{1,70}$/;

/** Reads a multipart body by the names of the contract; sizes and counts are bounded while it comes in. */
export async function readMultipart(
  content: MultipartContent,
  mediaType: MediaType,
  read: ByteSource,
  limits: Limits,
  out: Violation[],
): Promise<Record<string, unknown>> {
  const boundary = mediaType.parameters.boundary ?? "";
  if (!boundaryForm.test(boundary))
    throw broken("Expected a `boundary` of 1 to 70 characters in `Content-Type`.");
  const total = bodyLimit("multipart", limits);
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: limits.partHeader,
    maxFileSize: limits.file,
    maxParts: limits.parts,
    maxTotalSize: total,
  });
  const parts: RawPart[] = [];
  let size = 0;
  const parse = skipPreamble(boundary, limits.partHeader, (chunk) => {
    for (const part of parser.write(chunk)) parts.push(takePart(part, content, limits));
  });
  try {
    await read((chunk) => {
      size += chunk.length;
      if (size > total) throw tooLarge("The body", total);
      writeChunk(chunk, parse, parser);
    });
    parser.finish();
  } catch (error) {
    throw asProblem(error, limits);
  }
  return finishParts(content, parts, out);
}

/** The parser throws on what follows the last boundary, which is to be ignored (RFC 2046, 5.1.1). */
function writeChunk(
  chunk: Uint8Array,
  parse: (chunk: Uint8Array) => void,
  parser: MultipartParser,
): void {
  try {
    parse(chunk);
  } catch (error) {
    if (!(error instanceof MultipartParseError && isFinished(parser))) throw error;
  }
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function takePart(part: MultipartPart, content: MultipartContent, limits: Limits): RawPart {
  const { name, fileName, type } = readHeader(part);
  const contract = Object.hasOwn(content.parts, name) ? content.parts[name] : undefined;
  if (contract?.kind !== "file" && part.size > limits.field)
    throw tooLarge(`The part \`${name.slice(0, 60)}\``, limits.field, `/${name.slice(0, 60)}`);
  return { name, fileName, type, chunks: part.content };
}

function readHeader(part: MultipartPart): Omit<RawPart, "chunks"> {
  try {
    const type = part.headers["content-type"];
    return { name: part.name ?? "", fileName: part.filename, type };
  } catch (error) {
    throw broken("Expected part headers in UTF-8, got other bytes.", error);
  }
}

function asProblem(error: unknown, limits: Limits): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge("A part", limits.file);
  if (error instanceof MaxTotalSizeExceededError)
    return tooLarge("The body", bodyLimit("multipart", limits));
  if (error instanceof MaxPartsExceededError)
    return broken(`Expected at most ${limits.parts} parts, got more.`);
  if (error instanceof MaxHeaderSizeExceededError)
    return broken(`Expected part headers of at most ${limits.partHeader} bytes, got more.`);
  if (error instanceof MultipartParseError)
    return broken("Expected a whole multipart body, got one that is malformed or cut off.", error);
  return error;
}

function broken(detail: string, cause?: unknown): ProblemError {
  return invalidRequest([{ in: "body", pointer: "", keyword: "multipart", detail }], cause);
}
