import { admitsNull } from "./admits-null.js";
import { isObject, type JsonObject } from "./json-object.js";
import { allowNull, ANNOTATIONS } from "./repair/schema/repair-nullable.js";

/** Members that contain data, in which `nullable` is an ordinary name. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);
/** Members whose own members have names that the author chose, such as a property called `default`. */
const NAMED = new Set(["properties", "patternProperties", "schemas", "responses"]);

/**
 * Converts each `nullable` of an OpenAPI 3.0 document that is next to keywords which reject null: values, alternatives,
 * branches and references. Removes each one that has no effect, because a schema without a type allows null anyway.
 * Leaves those next to a plain type, which the upgrade to 3.1 converts. Changes the document in place.
 */
export function foldNullable(document: JsonObject): void {
  visit(document, { document });
}

interface Place {
  readonly document: JsonObject;
  /** Whether the value is one of the alternatives of `anyOf` or `oneOf`. */
  readonly isAlternative?: boolean;
  /** Whether the members of the value have names that the author chose. */
  readonly isNamed?: boolean;
}

function visit(node: unknown, { document, isAlternative = false, isNamed = false }: Place): void {
  if (Array.isArray(node)) return node.forEach((item) => visit(item, { document, isAlternative }));
  if (!isObject(node)) return;
  // Converts inner schemas first, because the conversion of an outer schema depends on which of them allow null.
  for (const [key, member] of Object.entries(node)) {
    if (isNamed) visit(member, { document });
    else if (!DATA.has(key) && !key.startsWith("x-"))
      visit(member, {
        document,
        isAlternative: key === "anyOf" || key === "oneOf",
        isNamed: NAMED.has(key),
      });
  }
  if (!isNamed && typeof node.nullable === "boolean") fold(node, isAlternative, document);
}

function fold(schema: JsonObject, isAlternative: boolean, document: JsonObject): void {
  if (schema.nullable === false) delete schema.nullable;
  else if (isAlternative && saysNothingElse(schema)) {
    // Some exporters write this for a value that is always null.
    delete schema.nullable;
    schema.type = "null";
  } else allow(schema, document);
}

function saysNothingElse(schema: JsonObject): boolean {
  return Object.keys(schema).every(
    (key) => key === "nullable" || ANNOTATIONS.has(key) || key.startsWith("x-"),
  );
}

function allow(schema: JsonObject, document: JsonObject): void {
  const { anyOf, oneOf } = schema;
  const alternatives = anyOf ?? oneOf;
  const isFree = !["$ref", "allOf", "not"].some((keyword) => keyword in schema);
  const isOneGroup = isFree && Array.isArray(alternatives) && !(anyOf && oneOf);
  if (!isOneGroup) {
    if (!isFree || (anyOf && oneOf)) delete schema.nullable;
    if (schema.nullable === undefined) return allowNull(schema);
  } else {
    const taking = alternatives.filter((one) => admitsNull(one, document)).length;
    // Null may match only one alternative of `oneOf`.
    if (oneOf && taking > 1) {
      delete schema.nullable;
      return allowNull(schema);
    }
    if (taking === 0) alternatives.push({ type: "null" });
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(null))
    schema.enum = [...schema.enum, null];
  if (schema.type === undefined) delete schema.nullable;
}
