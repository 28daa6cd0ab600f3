import type { JsonObject } from "../json-object.ts";
import { checkUndecided, checkValue, merge } from "./check-value.ts";
import type { SchemaFact } from "./fact.ts";
import { placeAt, type FactResult, type Place } from "./finding.ts";

/** Checks a component schema against a fact. */
export function checkSchema(bundle: JsonObject, fact: SchemaFact): FactResult {
  const place = placeAt(bundle, ["components", "schemas", fact.schema]);
  if (!place) return problem(`/components/schemas: expected a schema \`${fact.schema}\`, got none`);
  const { node, pointer } = place;
  const properties = { ...(node.properties as JsonObject | undefined) };
  return merge([
    ...(fact.value ? [checkValue(place, fact.value)] : []),
    ...(fact.properties ? [checkValue(place, { type: "object" })] : []),
    ...Object.entries(fact.properties ?? {}).map(([name, value]) =>
      checkProperty(place, name, properties[name], value),
    ),
    ...(fact.required ?? []).map((name) => checkRequired(place, name)),
    ...(fact.absent ?? [])
      .filter((name) => Object.hasOwn(properties, name))
      .map((name) => problem(`${pointer}: expected no member \`${name}\``)),
    ...Object.entries(fact.silent ?? {}).map(([name, keywords]) =>
      checkSilence(place, name, properties[name], keywords),
    ),
  ]);
}

function checkProperty(
  { pointer }: Place,
  name: string,
  property: unknown,
  fact: NonNullable<SchemaFact["properties"]>[string],
): FactResult {
  if (property === undefined) return problem(`${pointer}: expected a member \`${name}\`, got none`);
  return merge([
    { problems: [], covered: [`${pointer}#properties/${name}`] },
    checkValue({ node: property as JsonObject, pointer: `${pointer}/properties/${name}` }, fact),
  ]);
}

function checkRequired(place: Place, name: string): FactResult {
  const { node, pointer } = place;
  if (!Array.isArray(node.required) || !node.required.includes(name))
    return problem(`${pointer}: expected \`${name}\` to be required`);
  return (
    checkUndecided(place, "required") ?? {
      problems: [],
      covered: [`${pointer}#required/${name}`],
    }
  );
}

function checkSilence(
  { pointer }: Place,
  name: string,
  property: unknown,
  keywords: readonly string[],
): FactResult {
  const spoken = keywords.filter((keyword) => Object.hasOwn(property ?? {}, keyword));
  return {
    problems: spoken.map(
      (keyword) =>
        `${pointer}/properties/${name}: expected no \`${keyword}\`, since the interface names none`,
    ),
    covered: [],
  };
}

function problem(text: string): FactResult {
  return { problems: [text], covered: [] };
}
