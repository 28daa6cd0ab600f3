import { memberAt, missing } from "../checks/fail.js";
import type { MultipartContent, Part } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { uploadedFile } from "../handle/uploaded-file.js";
import { parseJson } from "./parse-json.js";

/** A part as it came. */
export interface RawPart {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly chunks: readonly Uint8Array[];
}

/**
 * Turns parts into the body's members. What a part is follows from its name in the contract, never from
 * whether it has a filename (decision `part-encoding`); doubles are refused, unknown parts as the schema says.
 */
export function finishParts(
  content: MultipartContent,
  parts: readonly RawPart[],
  out: Violation[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const raw of parts) {
    const part = Object.hasOwn(content.parts, raw.name) ? content.parts[raw.name] : undefined;
    const at = memberAt("", raw.name);
    if (seen.has(raw.name))
      note(out, at, "single", `Expected one part \`${raw.name}\`, got several.`);
    seen.add(raw.name);
    if (part) body[raw.name] = readPart(part, raw, at, out);
    else if (!content.additionalParts)
      note(out, at, "additionalProperties", "Expected no such part.");
  }
  for (const [name, part] of Object.entries(content.parts))
    if (part.required && !seen.has(name)) missing(out, "", name);
  return body;
}

function readPart(part: Part, raw: RawPart, at: string, out: Violation[]): unknown {
  const file = uploadedFile(raw.fileName, raw.type, raw.chunks);
  const [type] = (raw.type ?? "").toLowerCase().split(";");
  if (type && part.contentTypes.length > 0 && !part.contentTypes.includes(type.trim()))
    note(
      out,
      at,
      "contentType",
      `Expected a part of type ${part.contentTypes.join(" or ")}, got another.`,
    );
  if (part.kind === "file") return file;
  const text = readText(file.text, at, out);
  if (text === undefined) return undefined;
  const value = part.kind === "json" ? parseJson(text, at, out) : text;
  if (value !== undefined) part.check?.(value, at, out);
  return value;
}

function readText(read: () => string, at: string, out: Violation[]): string | undefined {
  try {
    return read();
  } catch {
    note(out, at, "encoding", "Expected UTF-8, got other bytes.");
    return undefined;
  }
}

function note(out: Violation[], pointer: string, keyword: string, detail: string): void {
  out.push({ in: "body", pointer, keyword, detail });
}
