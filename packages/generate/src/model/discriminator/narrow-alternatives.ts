import type { JsonObject } from "@document-export/openapi";
import type { DiscriminatorModel, SchemaKeywords, SchemaModel } from "../model.ts";
import type { Reader } from "../reader.ts";
import { propertyConstraints } from "./property-constraints.ts";

/**
 * Restricts the discriminating property of each alternative to the values that select it, if the alternative's schema
 * allows any text. Without this, neither the compiler nor a check could tell the alternatives apart.
 */
export function narrowAlternatives(
  keywords: SchemaKeywords,
  schema: JsonObject,
  reader: Reader,
): SchemaKeywords {
  const { discriminator } = keywords;
  if (!discriminator) return keywords;
  const narrow = (keyword: "oneOf" | "anyOf"): Pick<SchemaKeywords, "oneOf" | "anyOf"> => {
    const raw: unknown = schema[keyword];
    const parts = keywords[keyword]?.map((part, index) =>
      narrowAlternative(part, Array.isArray(raw) ? raw[index] : undefined, discriminator, reader),
    );
    return parts ? { [keyword]: parts } : {};
  };
  return { ...keywords, ...narrow("oneOf"), ...narrow("anyOf") };
}

function narrowAlternative(
  part: SchemaModel,
  raw: unknown,
  { property: name, mapping }: DiscriminatorModel,
  reader: Reader,
): SchemaModel {
  if (part.kind !== "reference" || part.and) return part;
  const said = propertyConstraints(name, raw, reader);
  const values = mapping
    .filter(({ schema, value }) => schema === part.name && said.lists.every(contains(value)))
    .map(({ value }) => value);
  const isNarrow = said.lists.some((list) => list.every((value) => values.some(is(value))));
  // The schema does not allow the values of this mapping, so the mapping selects nothing.
  if (values.length === 0 || isNarrow || !said.isText) return part;
  const { pointer } = part;
  const schema: SchemaModel = { kind: "schema", pointer, enum: values };
  const properties = [{ name, required: said.isRequired, schema }];
  return { ...part, and: { kind: "schema", pointer, properties } };
}

const is = (value: unknown) => (other: unknown) => value === other;
const contains = (value: unknown) => (list: readonly unknown[]) => list.includes(value);
