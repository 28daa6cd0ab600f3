import type { MultipartContent } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import type { IncomingBody } from "../body-memory.js";
import { bodyLimit, type Limits } from "../limits.js";
import type { MediaType } from "../media-type.js";
import { tooLarge, malformedBody } from "../refusals.js";
import { PartCollector } from "./collect-parts.js";
import { finishParts } from "./finish-parts.js";
import { PartSplitter } from "./part-splitter.js";

// Matches a boundary, which has at most 70 characters (RFC 2046, 5.1.1).
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** Reads a multipart body by the names in the contract, and enforces size and count limits as it arrives. */
export async function readMultipart(
  content: MultipartContent,
  mediaType: MediaType,
  { read, memory }: IncomingBody,
  limits: Limits,
  out: Violation[],
): Promise<Record<string, unknown>> {
  const boundary = mediaType.parameters.get("boundary") ?? "";
  if (!BOUNDARY.test(boundary))
    throw malformedBody("Expected a `boundary` of 1 to 70 characters in `Content-Type`.");
  const collector = new PartCollector(content, limits);
  const splitter = new PartSplitter(boundary, limits.partHeader, collector);
  const total = bodyLimit("multipart", limits);
  let size = 0;
  await read((chunk) => {
    size += chunk.length;
    if (size > total) throw tooLarge("The body", total);
    memory.note(chunk);
    splitter.write(chunk);
  });
  splitter.finish();
  return finishParts(content, { parts: collector.parts, memory }, out);
}
