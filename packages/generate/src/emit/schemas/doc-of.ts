import { comment, literal, type Code } from "../code.ts";
import type { DeprecationModel, ParameterModel, SchemaModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { deprecatedTag } from "./deprecated-tag.ts";
import { limitsOf } from "./limits-of.ts";

/** A default or an example that is longer is left out: a comment is read in a small window. */
const MAX_VALUE_LENGTH = 200;
const MAX_EXAMPLES = 3;

/** What a documentation comment says about a value. */
interface Documentation {
  readonly description?: string | undefined;
  readonly limits: readonly string[];
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly deprecation?: DeprecationModel | undefined;
}

/** What stands around a schema and says more of its value. */
interface Around {
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[];
  readonly deprecation?: DeprecationModel | undefined;
}

/** The documentation comment of a parameter: what it says about itself comes before what its schema says. */
export function docOfParameter(parameter: ParameterModel, schemas: SchemaIndex): Code {
  const { schema, description, deprecation } = parameter;
  const examples = parameter.examples.map(({ value }) => value);
  return docOf(schema, schemas, { description, deprecation, examples });
}

/**
 * The documentation comment of a value: what the description says about it, its limits in words, its default, examples
 * and deprecation. A `$ref` without a description has that of the schema it leads to. Empty if nothing is said.
 */
export function docOf(schema: SchemaModel, schemas: SchemaIndex, around: Around = {}): Code {
  const facts = documentationOf(schema, schemas);
  const examples = around.examples?.length ? around.examples : facts.examples;
  const deprecation = around.deprecation ?? facts.deprecation;
  const tags = [
    ...valueTag("default", facts.default),
    ...examples.slice(0, MAX_EXAMPLES).flatMap((example) => valueTag("example", example)),
    ...(deprecation ? [deprecatedTag(deprecation)] : []),
  ];
  const paragraphs = [
    quoteTags((around.description ?? facts.description ?? "").trim()),
    facts.limits.join(" "),
    tags.join("\n"),
  ];
  return comment(paragraphs.filter(Boolean).join("\n\n"));
}

function documentationOf(schema: SchemaModel, schemas: SchemaIndex): Documentation {
  if (schema.kind === "always" || schema.kind === "never") return { limits: [], examples: [] };
  const base = baseOf(schema, schemas);
  const inherited = base && documentationOf(base, schemas);
  const own = schema.kind === "schema" ? schema : schema.and;
  return {
    description: schema.description ?? inherited?.description,
    limits: [...(inherited?.limits ?? []), ...(own?.kind === "schema" ? limitsOf(own) : [])],
    default: "default" in schema ? schema.default : inherited?.default,
    examples: schema.examples ?? inherited?.examples ?? listed(own),
    deprecation: schema.deprecation,
  };
}

/** Examples of a list that has none of its own: each a list of one. */
function listed(schema: SchemaModel | undefined): unknown[] {
  const items = schema?.kind === "schema" ? schema.items : undefined;
  return items?.kind === "schema" ? (items.examples ?? []).map((example) => [example]) : [];
}

/** The one schema that another only adds to: what its `$ref` leads to, or its only `allOf`. */
function baseOf(schema: SchemaModel, schemas: SchemaIndex): SchemaModel | undefined {
  if (schema.kind === "reference") return schemas.get(schema.name);
  const parts = schema.kind === "schema" ? (schema.allOf ?? []) : [];
  return parts.length === 1 ? parts[0] : undefined;
}

function valueTag(tag: "default" | "example", value: unknown): string[] {
  if (value === undefined) return [];
  const { text } = literal(value);
  return text.length > MAX_VALUE_LENGTH ? [] : [`@${tag} ${text}`];
}

/** A word that begins with `@` would be a tag of the comment, and `@deprecated` strike its subject out. */
export function quoteTags(text: string): string {
  return text.replaceAll(/(?<=^|\s)@[^\s`]+/g, "`$&`");
}
