import { memberAt, missing } from "../../checks/fail.js";
import type { MultipartContent, Part } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import type { UploadedFile } from "../../request/handler-request.js";
import { concatenate, decodeText, sizeOf, uploadedFile } from "../../request/uploaded-file.js";
import type { BodyMemory } from "../body-memory.js";
import { belongs } from "../fields/read-field.js";
import { partsOf } from "../fields/other-parts.js";
import { putFields } from "../fields/put-fields.js";
import type { Pair } from "../parameters/sent.js";
import { parseJson } from "../json/parse-json.js";
import { assertPartTypes } from "./assert-part-types.js";
import type { RawPart } from "./collect-parts.js";

/** The parts of a body, and the memory of their chunks. */
export interface ReceivedParts {
  readonly parts: readonly RawPart[];
  readonly memory: BodyMemory;
}

/**
 * Converts parts to the members of the body. The kind of a part depends on its name in the contract, never on whether
 * it has a filename (decision `part-encoding`). Duplicate parts are refused; the schema determines what happens to
 * unknown parts. Throws a 415 for a part with the wrong media type.
 */
export function finishParts(
  content: MultipartContent,
  received: ReceivedParts,
  out: Violation[],
): Record<string, unknown> {
  const { parts } = received;
  const entries = partsOf(
    content,
    parts.map(({ name }) => name),
  );
  assertPartTypes(entries, parts);
  const body = new Map<string, unknown>();
  for (const [name, part] of entries)
    if (part.kind !== "text") putPart(name, part, received, body, out);
  const texts = entries.filter(([, { kind }]) => kind === "text");
  if (texts.length > 0)
    putFields(texts, { pairs: textPairs(texts, parts, out), decode: (text) => text }, body, out);
  if (!content.additionalParts)
    for (const { name: field } of parts)
      if (!entries.some(([name, part]) => belongs(field, name, part)))
        note(out, memberAt("", field), "additionalProperties", "Expected no part of this name.");
  const value = Object.fromEntries(body);
  content.check?.(value, "", out);
  return value;
}

function putPart(
  name: string,
  part: Part,
  { parts, memory }: ReceivedParts,
  body: Map<string, unknown>,
  out: Violation[],
): void {
  const at = memberAt("", name);
  const raws = parts.filter((raw) => raw.name === name);
  if (raws.length === 0 && part.required) missing(out, "", name);
  const isList = part.repeated ?? (part.kind === "any" && raws.length > 1);
  if (raws.length > 1 && !isList)
    note(out, at, "single", `Expected one part \`${name}\`, got several.`);
  const values = raws.map((raw) =>
    kindOf(part, raw) === "file"
      ? readFile(raw, memory)
      : kindOf(part, raw) === "json"
        ? readJson(raw, part, at, out)
        : readText(raw, at, out),
  );
  if (values.length === 0 || values.includes(undefined)) return;
  const value = isList ? values : values[0];
  body.set(name, value);
  part.check?.(value, at, out);
}

/** Returns the kind of a part; without constraints in the schema, it depends on how the part was sent. */
function kindOf({ kind }: Part, { fileName, type = "" }: RawPart): Part["kind"] {
  if (kind !== "any") return kind;
  if (fileName !== undefined) return "file";
  return /^[^;]*[/+]json\b/i.test(type) ? "json" : "text";
}

function readFile({ fileName, type, chunks }: RawPart, memory: BodyMemory): UploadedFile {
  return uploadedFile(fileName, type, chunks, memory.hold());
}

function readJson(raw: RawPart, { bigints }: Part, at: string, out: Violation[]): unknown {
  const text = readText(raw, at, out);
  return text === undefined ? undefined : parseJson(text, at, out, bigints);
}

/**
 * Returns the received pairs of the contract's text parts; a name with brackets belongs to the part before the
 * brackets.
 */
function textPairs(
  texts: readonly (readonly [string, Part])[],
  parts: readonly RawPart[],
  out: Violation[],
): Pair[] {
  return parts.flatMap((raw): Pair[] => {
    if (!texts.some(([name, part]) => belongs(raw.name, name, part))) return [];
    const text = readText(raw, memberAt("", raw.name), out);
    return text === undefined ? [] : [[raw.name, text]];
  });
}

function readText({ chunks }: RawPart, at: string, out: Violation[]): string | undefined {
  try {
    return decodeText(concatenate(chunks, sizeOf(chunks)));
  } catch {
    note(out, at, "encoding", "Expected UTF-8, got invalid bytes.");
    return undefined;
  }
}

function note(out: Violation[], pointer: string, keyword: string, detail: string): void {
  out.push({ in: "body", pointer, keyword, detail });
}
