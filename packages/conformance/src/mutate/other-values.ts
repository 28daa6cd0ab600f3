// Changes values of a valid body to others that the schema allows too.
import { isJsonObject, type Json, type JsonObject } from "../load/json.js";
import { viewSchema } from "../load/schema-view.js";
import { type Path, replaceAt } from "./edit.js";
import type { Schemas } from "./mutations.js";
import { numberOf } from "./sample.js";

/** A scalar of a body, and another value that the schema allows there. */
export interface OtherValue {
  readonly path: Path;
  readonly before: Json;
  readonly after: Json;
  /** Whether any text may be there, so that the value may have to be unique. */
  readonly isText: boolean;
}

const MAX_DEPTH = 4;

/** Returns another value for each scalar of a valid body that has one; texts end in the number. */
export function otherValues(
  { document, checkSchema }: Schemas,
  at: string,
  { valid, number }: { readonly valid: Json; readonly number: number },
): readonly OtherValue[] {
  const isRight = (path: Path, after: Json): boolean =>
    checkSchema(at, replaceAt(valid, path, after), "request").length === 0;
  return [...scalarsOf(document, at, valid)].flatMap(({ path, before, schema }) => {
    const { keywords } = viewSchema(document, schema);
    const candidates = candidatesFor(keywords, before, number);
    const after = candidates.find((one) => one !== before && isRight(path, one));
    const isText = typeof before === "string" && keywords["enum"] === undefined;
    return after === undefined ? [] : [{ path, before, after, isText }];
  });
}

interface Scalar {
  readonly path: Path;
  readonly before: Json;
  readonly schema: string;
}

function* scalarsOf(
  document: Schemas["document"],
  at: string,
  value: Json,
  path: Path = [],
): Generator<Scalar> {
  if (!isJsonObject(value) || path.length > MAX_DEPTH) return;
  const { properties, alternatives } = viewSchema(document, at);
  for (const below of alternatives) yield* scalarsOf(document, below, value, path);
  for (const [name, schema] of properties) {
    const before = value[name];
    if (before === undefined || before === null) continue;
    if (typeof before === "object") yield* scalarsOf(document, schema, before, [...path, name]);
    else yield { path: [...path, name], before, schema };
  }
}

function candidatesFor(
  { enum: choices, const: constant, format, maxLength }: JsonObject,
  before: Json,
  number: number,
): readonly Json[] {
  if (constant !== undefined) return [];
  if (Array.isArray(choices)) return choices as readonly Json[];
  if (typeof before === "boolean") return [!before];
  if (typeof before === "number") return [before + 1, before - 1];
  if (typeof before !== "string") return [];
  if (format === "email" || /^[^@\s]+@[^@\s]+$/.test(before)) return [`n${number}.${before}`];
  if (format !== undefined) return [];
  const suffix = `${number}`;
  const room = (numberOf(maxLength) ?? Number.POSITIVE_INFINITY) - suffix.length;
  return [before.slice(0, Math.max(0, room)) + suffix];
}
