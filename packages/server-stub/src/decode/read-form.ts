import { memberAt } from "../checks/fail.js";
import type { MultipartContent } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { belongs } from "./fields/read-field.js";
import { partsOf } from "./fields/other-parts.js";
import { putFields } from "./fields/put-fields.js";
import { readJsonField } from "./fields/read-json-field.js";
import { decodeQuery } from "./parameters/decode-raw.js";
import { splitQuery } from "./parameters/sent.js";

/** Decodes a form (`application/x-www-form-urlencoded`) by the names and styles in the contract. */
export function readForm(
  content: MultipartContent,
  text: string,
  out: Violation[],
): Record<string, unknown> {
  const pairs = splitQuery(text);
  const parts = partsOf(
    content,
    pairs.map(([name]) => name),
  );
  const body = new Map<string, unknown>();
  const texts = parts.filter(([, part]) => part.kind === "text");
  putFields(texts, { pairs, decode: decodeQuery }, body, out);
  for (const [name, part] of parts.filter(([, { kind }]) => kind !== "text"))
    readJsonField(name, part, pairs, body, out);
  if (!content.additionalParts)
    for (const field of new Set(pairs.map(([name]) => name)))
      if (!parts.some(([name, part]) => belongs(field, name, part))) refuse(field, out);
  const value = Object.fromEntries(body);
  content.check?.(value, "", out);
  return value;
}

function refuse(field: string, out: Violation[]): void {
  out.push({
    in: "body",
    pointer: memberAt("", field.slice(0, 60)),
    keyword: "additionalProperties",
    detail: "Expected no member of this name.",
  });
}
