import { isObject } from "../json-object.js";
import { child, pointerOf, valueAt } from "../json-pointer.js";
import type { Repair } from "./repair.js";

const LISTS = ["allOf", "anyOf", "oneOf"];
const SINGLE = ["not", "if", "then", "else"];

/**
 * Removes each reference that leads a schema back to itself for the same value, with a note, because checking such a
 * schema would never end.
 */
export function repairLoops(repair: Repair): void {
  const walk: Walk = { repair, open: new Set(), done: new Set() };
  for (const [pointer, expected] of repair.targets)
    if (expected === "schema") visit(valueAt(repair.document, pointer), pointer, walk);
}

interface Walk {
  readonly repair: Repair;
  /** The schemas on the path to the current one. */
  readonly open: Set<object>;
  readonly done: Set<object>;
}

function visit(schema: unknown, pointer: string, walk: Walk): void {
  if (!isObject(schema) || walk.done.has(schema) || walk.open.has(schema)) return;
  walk.open.add(schema);
  follow(schema.$ref, () => delete schema.$ref, pointer, walk);
  for (const [part, at] of partsOf(schema, pointer)) visit(part, at, walk);
  walk.open.delete(schema);
  walk.done.add(schema);
}

function follow($ref: unknown, remove: () => void, pointer: string, walk: Walk): void {
  const { document, note } = walk.repair;
  const target = typeof $ref === "string" ? pointerOf($ref, document) : undefined;
  if (target === undefined) return;
  const value = valueAt(document, target);
  if (!isObject(value) || !walk.open.has(value)) return visit(value, target, walk);
  remove();
  note(child(pointer, "$ref"), {
    kind: "endless-schema",
    found: `\`$ref: ${String($ref)}\` refers to a schema that contains it, for the same value, so that a check would never end`,
    read: "the reference is ignored",
    fix: "Use the reference for a member or an item, or remove it",
  });
}

/** Returns the subschemas that apply to the same value. */
function partsOf(schema: object, pointer: string): [unknown, string][] {
  if (!isObject(schema)) return [];
  const { dependentSchemas } = schema;
  return [
    ...LISTS.flatMap((keyword) => {
      const list: unknown = schema[keyword];
      const at = child(pointer, keyword);
      return (Array.isArray(list) ? list : []).map((part: unknown, index): [unknown, string] => [
        part,
        child(at, index),
      ]);
    }),
    ...SINGLE.map((keyword): [unknown, string] => [schema[keyword], child(pointer, keyword)]),
    ...Object.entries(isObject(dependentSchemas) ? dependentSchemas : {}).map(
      ([name, part]): [unknown, string] => [part, child(child(pointer, "dependentSchemas"), name)],
    ),
  ];
}
