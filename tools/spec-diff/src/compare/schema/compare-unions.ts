import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "@document-export/openapi";
import type { Visit } from "./visit.ts";
import { type Change, changeAt, show } from "../../model/change.ts";
import { objectAt, type Pair, type Place, rawMember } from "../../model/place.ts";

import { isAnnotation, normalize } from "./normalize.ts";

/** Keywords that this module compares. */
export const UNION_KEYWORDS: readonly string[] = ["oneOf", "anyOf", "discriminator"];

/**
 * Compares the variants of a union; undefined if neither side is a union. Any other schema counts as a union of itself,
 * so that a schema that becomes one of several variants counts as widened, not replaced.
 */
export function compareUnions(pair: Pair, visit: Visit): Change[] | undefined {
  const [before, after] = [variantsOf(pair.before), variantsOf(pair.after)];
  if (!before && !after) return undefined;
  if (before && after)
    return [...compareVariants(before, after, visit), ...compareTags(pair, visit)];
  const [union, single] = before ? [pair.before, pair.after] : [pair.after, pair.before];
  if (hasOwnKeywords(union) || Object.keys(objectAt(single)).every(isAnnotation)) {
    const effect = before ? "widened" : "narrowed";
    const what = before
      ? "the choice between variants was removed"
      : "only certain variants are allowed";
    return [
      changeAt(pair, { kind: `union-${before ? "removed" : "added"}`, effect, what }, visit.flow),
    ];
  }
  return compareVariants(before ?? [pair.before], after ?? [pair.after], visit);
}

/** Returns true if one side is a union with the other as a variant, so that nothing else needs comparing. */
export function isWholeUnion({ before, after }: Pair): boolean {
  const [old, now] = [variantsOf(before), variantsOf(after)];
  return Boolean(old) !== Boolean(now) && !hasOwnKeywords(old ? before : after);
}

function variantsOf(schema: Place): Place[] | undefined {
  for (const keyword of ["oneOf", "anyOf"]) {
    const list = rawMember(schema, keyword);
    if (Array.isArray(list.value)) return list.value.map((_, index) => rawMember(list, index));
  }
  return undefined;
}

function hasOwnKeywords(schema: Place): boolean {
  return Object.keys(objectAt(schema)).some(
    (keyword) =>
      !isAnnotation(keyword) && !UNION_KEYWORDS.includes(keyword) && keyword !== "default",
  );
}

function compareVariants(before: Place[], after: Place[], visit: Visit): Change[] {
  const pairs: Pair[] = [];
  const lost: Place[] = [];
  const left = new Set(after);
  for (const one of before) {
    const match = [...left].find((other) => areSame(one, other));
    if (match) left.delete(match);
    if (match) pairs.push({ before: one, after: match });
    else lost.push(one);
  }
  const gained = [...left];
  // As many variants were removed as added, so they are most likely the same variants, each with changes.
  const isEdited = lost.length === gained.length;
  if (isEdited)
    for (const [index, one] of lost.entries())
      pairs.push({ before: one, after: gained[index] ?? one });
  return [
    ...pairs.flatMap((pair) => visit.compare(pair)),
    ...(isEdited ? [] : lost.map((one) => variantChange(one, "removed", visit))),
    ...(isEdited ? [] : gained.map((one) => variantChange(one, "added", visit))),
  ];
}

/** Returns true if two variants have the same name, content or constant. */
function areSame(before: Place, after: Place): boolean {
  const [old, now] = [nameOf(before.value), nameOf(after.value)];
  if (old !== undefined || now !== undefined) return old === now;
  return isDeepStrictEqual(normalize(before).value, normalize(after).value);
}

function nameOf(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const name = schema["$ref"] ?? schema["title"];
  return typeof name === "string" ? name : undefined;
}

function variantChange(variant: Place, verb: "added" | "removed", { flow }: Visit): Change {
  const isAdded = verb === "added";
  const name = nameOf(variant.value)?.split("/").at(-1);
  const absent = { ...variant, value: undefined };
  const pair = isAdded ? { before: absent, after: variant } : { before: variant, after: absent };
  const what = `the variant ${show(name ?? variant.value)} was ${verb}`;
  return changeAt(
    pair,
    { kind: `variant-${verb}`, effect: isAdded ? "widened" : "narrowed", what },
    flow,
  );
}

/** Compares the member that distinguishes the variants; its new values belong to new variants. */
function compareTags(pair: Pair, { flow }: Visit): Change[] {
  const at = {
    before: rawMember(pair.before, "discriminator"),
    after: rawMember(pair.after, "discriminator"),
  };
  const [old, now] = [objectAt(at.before), objectAt(at.after)];
  if (isDeepStrictEqual(old, now)) return [];
  if (Object.keys(old).length === 0 || Object.keys(now).length === 0)
    return [
      changeAt(
        at,
        {
          kind: "discriminator-named",
          effect: "noted",
          what: "whether a member names the variant changed",
        },
        flow,
      ),
    ];
  const isMoved = old["propertyName"] !== now["propertyName"] || isRemapped(old, now);
  if (!isMoved) return [];
  return [
    changeAt(
      at,
      {
        kind: "discriminator-changed",
        effect: "replaced",
        what: `the member that names the variant was ${show(old)} and is ${show(now)}`,
      },
      flow,
    ),
  ];
}

function isRemapped({ mapping: old }: JsonObject, { mapping: now }: JsonObject): boolean {
  if (!isObject(old) || !isObject(now)) return false;
  return Object.keys(old).some((key) => key in now && old[key] !== now[key]);
}
