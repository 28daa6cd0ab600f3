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
import { finishParts, type RawPart } from "./finish-parts.js";
import type { Limits } from "./limits.js";
import type { MediaType } from "./media-type.js";
import { skipPreamble } from "./skip-preamble.js";
import { tooLarge } from "./too-large.js";

// RFC 2046, 5.1.1: at most 70 characters.
const boundaryForm = /^[\w'()+,./:=? -]{1,70}$/;

/** Reads a multipart body by the names of the contract; sizes and counts are bounded while it comes in. */
export async function readMultipart(
  content: MultipartContent,
  mediaType: MediaType | undefined,
  bytes: AsyncIterable<Uint8Array>,
  limits: Limits,
  out: Violation[],
): Promise<Record<string, unknown>> {
  const boundary = mediaType?.parameters.boundary ?? "";
  if (!boundaryForm.test(boundary))
    throw broken("Expected a `boundary` of 1 to 70 characters in `Content-Type`.");
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: limits.partHeader,
    maxFileSize: limits.file,
    maxParts: limits.parts,
    maxTotalSize: limits.file + limits.parts * limits.field,
  });
  const parts: RawPart[] = [];
  try {
    for await (const chunk of skipPreamble(bytes, boundary, limits.partHeader)) {
      if (isFinished(parser)) continue; // The epilogue is ignored (RFC 2046, 5.1.1).
      for (const part of parser.write(chunk)) parts.push(takePart(part, content, limits));
    }
    parser.finish();
  } catch (error) {
    throw asProblem(error, limits);
  }
  return finishParts(content, parts, out);
}

function takePart(part: MultipartPart, content: MultipartContent, limits: Limits): RawPart {
  const name = part.name ?? "";
  const contract = Object.hasOwn(content.parts, name) ? content.parts[name] : undefined;
  const raw = {
    name,
    fileName: part.filename,
    type: part.headers["content-type"],
    chunks: part.content,
  };
  if (contract?.kind !== "file" && part.size > limits.field)
    throw tooLarge(`The part \`${name.slice(0, 60)}\``, limits.field, `/${name.slice(0, 60)}`);
  return raw;
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function asProblem(error: unknown, limits: Limits): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge("A part", limits.file);
  if (error instanceof MaxTotalSizeExceededError)
    return tooLarge("The body", limits.file + limits.parts * limits.field);
  if (error instanceof MaxPartsExceededError)
    return broken(`Expected at most ${limits.parts} parts, got more.`);
  if (error instanceof MaxHeaderSizeExceededError)
    return broken(`Expected part headers of at most ${limits.partHeader} bytes, got more.`);
  if (error instanceof MultipartParseError || error instanceof TypeError)
    return broken("Expected a whole multipart body, got one that is malformed or cut off.");
  return error;
}

function broken(detail: string): ProblemError {
  return invalidRequest([{ in: "body", pointer: "", keyword: "multipart", detail }]);
}
