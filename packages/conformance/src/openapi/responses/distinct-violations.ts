import type { ErrorObject } from "ajv";
import { isJsonObject, type Json, type JsonObject, resolveReference } from "../../load/json.js";

const OF_VALUE = new Set(["enum", "const"]);
const OF_ALTERNATIVES = new Set(["anyOf", "oneOf"]);

/**
 * Returns one violation for each cause. What has the wrong type is none of the allowed values either, and what matches
 * no alternative violates each of them.
 */
export function distinctViolations(
  document: JsonObject,
  all: readonly ErrorObject[],
): readonly ErrorObject[] {
  const wrong = new Set(all.filter(isOfType).map(({ instancePath }) => instancePath));
  const ofFormat = new Set(
    all.filter(({ keyword }) => keyword === "format").map(({ instancePath }) => instancePath),
  );
  const left = all.filter(
    ({ keyword, instancePath }) =>
      !(OF_VALUE.has(keyword) && wrong.has(instancePath)) &&
      // Some generators write the pattern of a format beside it.
      !(keyword === "pattern" && ofFormat.has(instancePath)),
  );
  let kept: readonly ErrorObject[] = left;
  for (const choice of left.filter(({ keyword }) => OF_ALTERNATIVES.has(keyword)))
    if (kept.includes(choice)) kept = withoutBranches(document, kept, choice);
  return kept;
}

/** Keeps the alternatives' violations where the only other alternative is null, and else those of the choice itself. */
function withoutBranches(
  document: JsonObject,
  kept: readonly ErrorObject[],
  choice: ErrorObject,
): readonly ErrorObject[] {
  const within = schemasIn(document, choice.schema as Json);
  const below = kept.filter(
    (one) =>
      one !== choice &&
      one.instancePath.startsWith(choice.instancePath) &&
      one.parentSchema !== undefined &&
      within.has(one.parentSchema),
  );
  const ofNull = below.filter((one) => isOfType(one) && one.schema === "null");
  const branches = Array.isArray(choice.schema) ? choice.schema.length : 0;
  const isNullable = ofNull.length > 0 && branches === 2 && below.length > ofNull.length;
  const dropped = new Set(isNullable ? [choice, ...ofNull] : below);
  return kept.filter((one) => !dropped.has(one));
}

function isOfType({ keyword }: ErrorObject): boolean {
  return keyword === "type";
}

/** Returns all schemas in a value, also behind references. */
function schemasIn(document: JsonObject, value: Json, found = new Set<unknown>()): Set<unknown> {
  const waiting: (Json | undefined)[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== "object" || one === null || found.has(one)) continue;
    found.add(one);
    const reference = isJsonObject(one) ? one["$ref"] : undefined;
    if (typeof reference === "string" && reference.startsWith("#"))
      waiting.push(resolveReference(document, reference.slice(1)).value);
    waiting.push(...(Object.values(one) as (Json | undefined)[]));
  }
  return found;
}
