import { excerpt } from "../../checks/excerpt.js";
import { memberAt } from "../../checks/fail.js";
import type { Part } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import { ProblemError } from "../../problems/problem-error.js";
import { belongs } from "../fields/read-field.js";
import { takesMediaType } from "../find-by-media-type.js";
import type { RawPart } from "./collect-parts.js";

/** Media types that tools set for any part, without regard to its content (RFC 7578, 4.4; RFC 2046, 4.5.1). */
const UNSPECIFIC: ReadonlySet<string> = new Set(["text/plain", "application/octet-stream"]);

/**
 * Throws a 415 that names every part whose media type the contract does not allow. A part without a media type is
 * always accepted, and so is JSON with an unspecific type, as decision `part-encoding` allows.
 */
export function assertPartTypes(
  entries: readonly (readonly [string, Part])[],
  parts: readonly RawPart[],
): void {
  const errors = parts.flatMap((raw) => typeErrors(entries, raw));
  if (errors.length === 0) return;
  const names = errors.map(({ pointer = "" }) => `\`${pointer.slice(1)}\``).join(", ");
  const which = errors.length === 1 ? `The part ${names} has` : `The parts ${names} have`;
  throw new ProblemError({
    type: "unsupported-media-type",
    detail: `${which} a media type that the operation does not accept.`,
    errors,
  });
}

function typeErrors(
  entries: readonly (readonly [string, Part])[],
  { name: field, type = "" }: RawPart,
): Violation[] {
  const mediaType = type.split(";")[0]?.trim().toLowerCase();
  const [, part] = entries.find(([name, known]) => belongs(field, name, known)) ?? [];
  if (!mediaType || !part || takesMediaType(part.contentTypes, mediaType)) return [];
  if (part.kind === "json" && UNSPECIFIC.has(mediaType)) return [];
  const expected = part.contentTypes.map((one) => `\`${one}\``).join(" or ");
  const detail = `Expected a part of type ${expected}, got ${excerpt(mediaType)}.`;
  return [{ in: "body", pointer: memberAt("", field), keyword: "contentType", detail }];
}
