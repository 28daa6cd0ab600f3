// Generates valid edge cases of a schema, which an implementation must accept.
import { isJsonObject, type Json } from "../load/json.js";
import { type Path, pointerOf, replaceAt } from "./edit.js";
import type { Schemas } from "./mutations.js";
import { numberOf, sampleOf } from "./sample.js";
import { type SchemaView, viewSchema } from "../load/schema-view.js";

/** A value that a schema allows. */
export interface Variant {
  /** JSON pointer of the change within the value. */
  readonly at: string;
  /** The keyword whose limit the value tests. */
  readonly keyword: string;
  /** What is special, such as `with null at \`/origin\``. */
  readonly what: string;
  readonly value: Json;
}

const MAX_DEPTH = 6;
const MAX_MADE = 70_000;

/** Returns valid edge cases of the schema at the pointer, one at a time. */
export function variantsOf(schemas: Schemas, at: string, valid: Json): readonly Variant[] {
  const made = [...vary(schemas, at, { root: valid, path: [], value: valid })];
  return made.filter(({ value }) => schemas.checkSchema(at, value, "request").length === 0);
}

interface Spot {
  readonly root: Json;
  readonly path: Path;
  readonly value: Json;
}

function* vary({ document, checkSchema }: Schemas, at: string, spot: Spot): Generator<Variant> {
  const { root, path, value } = spot;
  if (path.length > MAX_DEPTH) return;
  const view = viewSchema(document, at);
  for (const [keyword, what, edge] of edges(view, value)) {
    const place = path.length === 0 ? "" : ` at \`${pointerOf(path)}\``;
    yield { at: pointerOf(path), keyword, what: what + place, value: replaceAt(root, path, edge) };
  }
  for (const [name, below] of view.properties) {
    const known = isJsonObject(value) ? value[name] : undefined;
    const member = known ?? sampleOf(document, below);
    const added = [...path, name];
    const filled = replaceAt(root, added, member);
    if (known === undefined)
      yield {
        at: pointerOf(added),
        keyword: "properties",
        what: `with \`${name}\``,
        value: filled,
      };
    yield* vary({ document, checkSchema }, below, { root: filled, path: added, value: member });
  }
}

type Edge = readonly [keyword: string, what: string, value: Json];

function* edges({ types, keywords }: SchemaView, value: Json): Generator<Edge> {
  const { minimum, maximum, minLength, maxLength, minItems, format } = keywords;
  if (types.includes("null")) yield ["type", "with null", null];
  if (types.includes("number") || types.includes("integer"))
    for (const bound of [numberOf(minimum), numberOf(maximum)])
      if (bound !== undefined) yield ["minimum", `with ${bound}`, bound];
  if (types.includes("string") && format === undefined) {
    const least = numberOf(minLength) ?? 0;
    const most = numberOf(maxLength);
    yield ["minLength", `with ${least} characters`, "t".repeat(least)];
    if (most !== undefined && most < MAX_MADE)
      yield ["maxLength", `with ${most} characters`, "t".repeat(most)];
  }
  if (types.includes("array") && Array.isArray(value)) {
    const least = numberOf(minItems) ?? 0;
    yield ["minItems", `with ${least} items`, value.slice(0, least)];
  }
  if (isJsonObject(value) && keywords["additionalProperties"] === undefined)
    yield ["additionalProperties", "with an unknown member", { ...value, "x-unknown": { a: [1] } }];
}
