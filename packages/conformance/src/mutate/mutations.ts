// Generates values that a schema forbids, one keyword at a time: each value violates one keyword in one place, by the
// smallest amount (one character more than `maxLength`, one member less than `required`).
import { isJsonObject, type Json, type JsonObject } from "../load/json.js";
import type { Contract } from "../load/contract.js";
import type { CheckSchema } from "../load/schema-validator.js";
import { type Path, pointerOf, replaceAt } from "./edit.js";
import { numberOf, sampleOf } from "./sample.js";
import { hasDefault, type SchemaView, viewSchema } from "../load/schema-view.js";

/** The schemas of a contract, in the form used to judge requests. */
export interface Schemas {
  readonly document: JsonObject;
  readonly checkSchema: CheckSchema;
}

/** Returns the schemas in the form used to judge requests. */
export function requestSchemas({
  contract,
  checkSchema,
}: {
  readonly contract: Pick<Contract, "byDirection">;
  readonly checkSchema: CheckSchema;
}): Schemas {
  return { document: contract.byDirection.request, checkSchema };
}

/** A value that a schema forbids. */
export interface Mutation {
  /** JSON pointer of the change within the value. */
  readonly at: string;
  /** The violated keyword. */
  readonly keyword: string;
  /** JSON pointer of the schema with the keyword. */
  readonly schema: string;
  /** What is wrong, such as `with a number as \`name\``. */
  readonly what: string;
  readonly value: Json;
  /** Whether the value is null where leaving it out would be valid: many servers treat both the same. */
  readonly isLikeAbsent?: boolean;
}

/** Values of each JSON type. For an integer schema, a fraction has the wrong type. */
const BY_TYPE: readonly (readonly [type: string, value: Json])[] = [
  ["null", null],
  ["boolean", true],
  ["number", 1.5],
  ["string", "text"],
  ["array", []],
  ["object", {}],
];

const MAX_DEPTH = 6;

/** Maximum length of generated texts and arrays: a `maxLength` of a million is left to the thorough checks. */
const MAX_MADE = 70_000;

/**
 * Returns every mutation of a valid value of the schema at the pointer. Members that the value lacks are mutated too.
 * Mutations that turn out to be valid are skipped.
 */
export function mutationsOf(schemas: Schemas, at: string, valid: Json): readonly Mutation[] {
  const made = [...mutate({ document: schemas.document, root: valid }, at, [], valid)];
  const isWrong = (value: Json): boolean => schemas.checkSchema(at, value, "request").length > 0;
  return made
    .filter(({ value }) => isWrong(value))
    .map(({ withoutIt, ...mutation }) => ({
      ...mutation,
      ...(withoutIt !== undefined && !isWrong(withoutIt) && { isLikeAbsent: true }),
    }));
}

interface Made extends Mutation {
  /** For a null member: the value without that member. */
  readonly withoutIt?: Json;
}

interface Root {
  readonly document: JsonObject;
  readonly root: Json;
}

function* mutate(root: Root, at: string, path: Path, value: Json): Generator<Made> {
  if (path.length > MAX_DEPTH) return;
  const view = viewSchema(root.document, at);
  for (const [keyword, what, wrong] of wrongValues(view, value))
    yield mutation(root, { at, path, keyword, what: `${what}${placeOf(path)}`, wrong });
  for (const name of view.required)
    if (isJsonObject(value) && !isDefaulted(root.document, view, name))
      yield without(root, at, [...path, name]);
  yield* mutateBelow(root, view, path, value);
}

function* mutateBelow(root: Root, view: SchemaView, path: Path, value: Json): Generator<Made> {
  const { document } = root;
  for (const [name, at] of view.properties) {
    const member = isJsonObject(value) ? value[name] : undefined;
    yield* mutate(root, at, [...path, name], member ?? sampleOf(document, at));
  }
  if (view.additional !== undefined)
    yield* mutate(root, view.additional, [...path, "a"], sampleOf(document, view.additional));
  if (view.items !== undefined) {
    const first = Array.isArray(value) ? value[0] : undefined;
    const item = first ?? sampleOf(document, view.items);
    const filled = { ...root, root: replaceAt(root.root, path, [item]) };
    yield* mutate(filled, view.items, [...path, 0], item);
  }
  for (const at of view.alternatives.slice(0, 1)) yield* mutate(root, at, path, value);
}

type Wrong = readonly [keyword: string, what: string, value: Json];

function* wrongValues(view: SchemaView, value: Json): Generator<Wrong> {
  yield* wrongTypes(view);
  const { keywords } = view;
  if (Array.isArray(keywords["enum"]) || keywords["const"] !== undefined)
    yield [
      keywords["const"] === undefined ? "enum" : "const",
      "with another value",
      "no-such-value",
    ];
  yield* wrongNumbers(keywords);
  yield* wrongTexts(keywords);
  yield* wrongArrays(keywords, value);
  if (keywords["additionalProperties"] === false && isJsonObject(value))
    yield ["additionalProperties", "with an unknown member", { ...value, "x-unknown": 1 }];
}

function* wrongTypes({ types }: SchemaView): Generator<Wrong> {
  if (types.length === 0) return;
  for (const [type, value] of BY_TYPE) {
    if (!types.includes(type)) yield ["type", `with ${nameOf(type, types)}`, value];
  }
  // Lenient parsers convert these: the number 12 as "12", true as "true".
  if (types.includes("integer") || types.includes("number"))
    yield ["type", "with a number in quotes", "12"];
  if (types.includes("boolean")) yield ["type", 'with "true" in quotes', "true"];
  if (types.includes("string")) yield ["type", "with an integer", 12];
}

function nameOf(type: string, types: readonly string[]): string {
  if (type === "number" && types.includes("integer")) return "a fraction";
  return type === "null" ? "null" : `${/^[ao]/.test(type) ? "an" : "a"} ${type}`;
}

function* wrongNumbers(keywords: JsonObject): Generator<Wrong> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = keywords;
  const bounds = [
    ["minimum", numberOf(minimum), -1],
    ["maximum", numberOf(maximum), 1],
    ["exclusiveMinimum", numberOf(exclusiveMinimum), 0],
    ["exclusiveMaximum", numberOf(exclusiveMaximum), 0],
  ] as const;
  for (const [keyword, bound, step] of bounds)
    if (bound !== undefined) yield [keyword, `with ${bound + step}`, bound + step];
  const factor = numberOf(multipleOf);
  if (factor !== undefined) yield ["multipleOf", `with ${factor / 2}`, factor / 2];
  if (format === "int32") yield ["format", "with 2147483648", 2_147_483_648];
  if (format === "int32") yield ["format", "with -2147483649", -2_147_483_649];
}

function* wrongTexts({ minLength, maxLength, pattern, format }: JsonObject): Generator<Wrong> {
  const least = numberOf(minLength) ?? 0;
  const most = numberOf(maxLength) ?? MAX_MADE;
  if (least > 0) yield ["minLength", `with ${least - 1} characters`, "t".repeat(least - 1)];
  if (most < MAX_MADE) yield ["maxLength", `with ${most + 1} characters`, "t".repeat(most + 1)];
  if (typeof pattern === "string")
    yield ["pattern", "with another text", textAgainst(pattern, least)];
  if (typeof format === "string")
    yield ["format", `with a text that is no ${format}`, "\\ not one"];
}

/** Texts of which hardly any pattern matches all. The last one is refused by many servers before any check. */
const AGAINST_PATTERNS = ["~", "a", "A", "0", " ", "\u0000"];

function textAgainst(pattern: string, least: number): string {
  const texts = AGAINST_PATTERNS.map((text) => text.repeat(Math.max(1, Math.min(least, MAX_MADE))));
  const last = texts.at(-1) ?? "";
  try {
    const expression = new RegExp(pattern, "u");
    return texts.find((text) => !expression.test(text)) ?? last;
  } catch {
    return last;
  }
}

function* wrongArrays(keywords: JsonObject, value: Json): Generator<Wrong> {
  const { minItems, maxItems, uniqueItems } = keywords;
  const items = Array.isArray(value) ? value : [];
  const [first = "text"] = items;
  const least = numberOf(minItems) ?? 0;
  const most = numberOf(maxItems) ?? MAX_MADE;
  if (least > 0)
    yield ["minItems", `with ${least - 1} items`, Array.from({ length: least - 1 }, () => first)];
  if (most < MAX_MADE)
    yield ["maxItems", `with ${most + 1} items`, Array.from({ length: most + 1 }, () => first)];
  if (uniqueItems === true) yield ["uniqueItems", "with one item twice", [first, first]];
}

interface Change {
  readonly at: string;
  readonly path: Path;
  readonly keyword: string;
  readonly what: string;
  readonly wrong: Json | undefined;
}

function mutation({ root }: Root, { at, path, keyword, what, wrong }: Change): Made {
  const value = replaceAt(root, path, wrong);
  const isNull = wrong === null && typeof path.at(-1) === "string";
  return {
    at: pointerOf(path),
    keyword,
    schema: at,
    what,
    value,
    ...(isNull && { withoutIt: replaceAt(root, path, undefined) }),
  };
}

/** Whether a member has a default: then a server has a value where the member is left out. */
function isDefaulted(document: JsonObject, { properties }: SchemaView, name: string): boolean {
  const at = properties.get(name);
  return at !== undefined && hasDefault(document, at);
}

function without(root: Root, at: string, path: Path): Made {
  const what = `without \`${pointerOf(path)}\``;
  return mutation(root, { at, path, keyword: "required", what, wrong: undefined });
}

function placeOf(path: Path): string {
  return path.length === 0 ? "" : ` at \`${pointerOf(path)}\``;
}
