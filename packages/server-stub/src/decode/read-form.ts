import type { MultipartContent } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { finishParts, type RawPart } from "./finish-parts.js";

/** Decodes a form (`application/x-www-form-urlencoded`) by the names of the contract. */
export function readForm(
  content: MultipartContent,
  text: string,
  out: Violation[],
): Record<string, unknown> {
  const encoder = new TextEncoder();
  const parts = [...new URLSearchParams(text)].map(([name, value]): RawPart => ({
    name,
    fileName: undefined,
    type: undefined,
    chunks: [encoder.encode(value)],
  }));
  return finishParts(content, parts, out);
}
