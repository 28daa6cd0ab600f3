import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "@document-export/openapi";
import { type Change, changeAt, type Finding, type Flow, show } from "../../model/change.ts";
import { keysOf, type Pair, rawMember } from "../../model/place.ts";
import { compareFormats } from "./compare-format.ts";
import { compareIntersections } from "./compare-intersections.ts";
import { compareLimits, LIMITS } from "./compare-limits.ts";
import { compareObjects, OBJECT_KEYWORDS } from "./compare-object.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { areDisjoint, compareTypes } from "./compare-types.ts";
import { compareUnions, isWholeUnion, UNION_KEYWORDS } from "./compare-unions.ts";
import { compareKnownValues, compareValues } from "./compare-values.ts";
import { isAnnotation, normalize } from "./normalize.ts";
import type { Visit } from "./visit.ts";

/** Keywords that are compared by meaning; for all others, only their presence counts. */
const COMPARED: ReadonlySet<string> = new Set([
  ...LIMITS,
  ...OBJECT_KEYWORDS,
  ...UNION_KEYWORDS,
  "type",
  "enum",
  "format",
  "items",
  "allOf",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$defs",
]);

/** Compares two schemas of a message; an absent schema allows everything. */
export function compareSchemas(pair: Pair, flow: Flow): Change[] {
  const visit: Visit = { flow, seen: new Set(), compare: (inner) => compareInner(inner, visit) };
  return visit.compare(pair);
}

function compareInner(pair: Pair, visit: Visit): Change[] {
  const schemas = { before: normalize(pair.before), after: normalize(pair.after) };
  const key = `${schemas.before.at} ${schemas.after.at}`;
  if (visit.seen.has(key)) return [];
  visit.seen.add(key);
  if (isDeepStrictEqual(schemas.before.value, schemas.after.value) && !hasReferences(schemas))
    return [];
  const place =
    pair.after.value === undefined ? { before: schemas.before, after: pair.after } : schemas;
  const [before, after] = [schemas.before.value as JsonObject, schemas.after.value as JsonObject];
  const notes = compareAnnotations(before, after, visit.flow);
  const own = isWholeUnion(schemas) ? [] : ownFindings(before, after, visit.flow);
  const findings = [...notes, ...own].map((finding) => changeAt(place, finding, visit.flow));
  if (!isWholeUnion(schemas) && areDisjoint(before, after)) return findings;
  return [...findings, ...(compareUnions(schemas, visit) ?? []), ...inner(schemas, visit)];
}

function hasReferences({ before }: Pair): boolean {
  return JSON.stringify(before.value).includes('"$ref"');
}

function ownFindings(before: JsonObject, after: JsonObject, { sender }: Flow): Finding[] {
  const types = compareTypes(before, after);
  if (areDisjoint(before, after)) return types;
  return [
    ...types,
    ...compareValues(before, after),
    ...compareKnownValues(before, after, sender === "caller"),
    ...compareLimits(before, after),
    ...compareFormats(before, after),
    ...compareOtherKeywords(before, after),
  ];
}

/** Compares members, items and branches. */
function inner(schemas: Pair, visit: Visit): Change[] {
  if (isWholeUnion(schemas)) return [];
  const items = {
    before: rawMember(schemas.before, "items"),
    after: rawMember(schemas.after, "items"),
  };
  const hasItems = items.before.value !== undefined || items.after.value !== undefined;
  return [
    ...compareObjects(schemas, visit),
    ...(hasItems ? visit.compare(items) : []),
    ...compareIntersections(schemas, visit),
  ];
}

/**
 * Compares keywords only by their presence and value: an added constraint restricts more, a removed one less, and a
 * changed one cannot be compared.
 */
function compareOtherKeywords(before: JsonObject, after: JsonObject): Finding[] {
  const place = { document: {}, at: "" };
  const keywords = keysOf({
    before: { ...place, value: before },
    after: { ...place, value: after },
  });
  return keywords
    .filter((keyword) => !COMPARED.has(keyword) && !isAnnotation(keyword))
    .flatMap((keyword) => compareKeyword(keyword, before[keyword], after[keyword]));
}

function compareKeyword(keyword: string, before: unknown, after: unknown): Finding[] {
  const [old, now] = [before, after].map((value) => (isVoid(value) ? undefined : value));
  if (isDeepStrictEqual(old, now)) return [];
  const name = `\`${keyword}\``;
  const change = (kind: string, effect: Finding["effect"], what: string): Finding[] => [
    { kind: `assertion-${kind}`, effect, what: `${name} ${what}`, keyword },
  ];
  if (old === undefined) return change("added", "narrowed", `was added: ${show(now)}`);
  if (now === undefined) return change("removed", "widened", `was removed: ${show(old)}`);
  return change("replaced", "replaced", `was ${show(old)} and is ${show(now)}`);
}

/** Returns true for `uniqueItems: false` and empty maps, which constrain nothing. */
function isVoid(value: unknown): boolean {
  return value === false || JSON.stringify(value) === "{}";
}
