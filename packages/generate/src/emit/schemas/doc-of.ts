import { comment, literal, type Code } from "../code.ts";
import type { DeprecationModel, ParameterModel, SchemaModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { deprecatedTag } from "./deprecated-tag.ts";
import { limitsOf } from "./limits-of.ts";

/** Longer defaults and examples are left out: editors show comments in a small window. */
const MAX_VALUE_LENGTH = 200;
const MAX_EXAMPLES = 3;

/** Content of the documentation comment of a value. */
interface Documentation {
  readonly description?: string | undefined;
  readonly limits: readonly string[];
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly deprecation?: DeprecationModel | undefined;
}

/** Documentation from the element that contains a schema. */
interface Around {
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[];
  readonly deprecation?: DeprecationModel | undefined;
}

/** Emits the documentation comment of a parameter; its own description takes precedence over that of its schema. */
export function docOfParameter(parameter: ParameterModel, schemas: SchemaIndex): Code {
  const { schema, description, deprecation } = parameter;
  const examples = parameter.examples.map(({ value }) => value);
  return docOf(schema, schemas, { description, deprecation, examples });
}

/**
 * Emits the documentation comment of a value: its description, limits in words, default, examples and deprecation. A
 * `$ref` without a description uses that of its target. Empty if there is nothing to document.
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

/** Returns the examples of a list without examples: one single-item list for each example of its items. */
function listed(schema: SchemaModel | undefined): unknown[] {
  const items = schema?.kind === "schema" ? schema.items : undefined;
  return items?.kind === "schema" ? (items.examples ?? []).map((example) => [example]) : [];
}

/** Returns the single schema that another schema extends: the target of its `$ref`, or its only `allOf`. */
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

/** Quotes words that start with `@`: they would become tags, and `@deprecated` would strike out the documented name. */
export function quoteTags(text: string): string {
  return text.replaceAll(/(?<=^|\s)@[^\s`]+/g, "`$&`");
}
