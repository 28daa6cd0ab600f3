import type { JsonObject } from "@document-export/openapi";
import { type Finding, show } from "../../model/change.ts";
import { typesOf } from "./compare-types.ts";

const LOWER = ["minLength", "minItems", "minProperties"] as const;
const UPPER = ["maxLength", "maxItems", "maxProperties"] as const;

/** Keywords that this module compares. */
export const LIMITS: readonly string[] = [
  ...LOWER,
  ...UPPER,
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
];

/** A bound; `step` is positive if the bound is exclusive. */
interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
}

/** Compares limits of numbers, lengths and counts. */
export function compareLimits(before: JsonObject, after: JsonObject): Finding[] {
  const lower = LOWER.map((keyword) =>
    compareBound(keyword, lowest(before[keyword], 0), lowest(after[keyword], 0), isHigher),
  );
  const upper = UPPER.map((keyword) =>
    compareBound(keyword, highest(before[keyword]), highest(after[keyword]), isLower),
  );
  return [
    ...lower,
    ...upper,
    compareBound("minimum", minimumOf(before), minimumOf(after), isHigher),
    compareBound("maximum", maximumOf(before), maximumOf(after), isLower),
    compareMultiples(before["multipleOf"], after["multipleOf"]),
  ].flat();
}

function compareBound(
  keyword: string,
  before: Bound,
  after: Bound,
  isNarrower: (one: Bound, other: Bound) => boolean,
): Finding[] {
  const what = `\`${keyword}\` was ${describe(before)} and is ${describe(after)}`;
  if (isNarrower(after, before))
    return [{ kind: `${keyword}-narrowed`, effect: "narrowed", what, keyword }];
  if (isNarrower(before, after))
    return [{ kind: `${keyword}-widened`, effect: "widened", what, keyword }];
  return [];
}

function describe({ value, isExclusive }: Bound): string {
  if (!Number.isFinite(value)) return "absent";
  return isExclusive ? `${value}, itself excluded` : String(value);
}

function lowest(value: unknown, otherwise: number): Bound {
  return { value: typeof value === "number" ? value : otherwise, isExclusive: false };
}

function highest(value: unknown): Bound {
  return { value: typeof value === "number" ? value : Infinity, isExclusive: false };
}

function minimumOf(schema: JsonObject): Bound {
  const inclusive = lowest(schema["minimum"], -Infinity);
  const exclusive = { ...lowest(schema["exclusiveMinimum"], -Infinity), isExclusive: true };
  const bound = isHigher(exclusive, inclusive) ? exclusive : inclusive;
  return isInteger(schema) && bound.isExclusive
    ? { value: Math.floor(bound.value) + 1, isExclusive: false }
    : bound;
}

function maximumOf(schema: JsonObject): Bound {
  const inclusive = highest(schema["maximum"]);
  const exclusive = { ...highest(schema["exclusiveMaximum"]), isExclusive: true };
  const bound = isLower(exclusive, inclusive) ? exclusive : inclusive;
  return isInteger(schema) && bound.isExclusive
    ? { value: Math.ceil(bound.value) - 1, isExclusive: false }
    : bound;
}

function isInteger(schema: JsonObject): boolean {
  return typesOf(schema).includes("integer") && !typesOf(schema).includes("number");
}

function isHigher(one: Bound, other: Bound): boolean {
  if (one.value !== other.value) return one.value > other.value;
  return Number.isFinite(one.value) && one.isExclusive && !other.isExclusive;
}

function isLower(one: Bound, other: Bound): boolean {
  if (one.value !== other.value) return one.value < other.value;
  return Number.isFinite(one.value) && one.isExclusive && !other.isExclusive;
}

function compareMultiples(before: unknown, after: unknown): Finding[] {
  if (before === after) return [];
  const keyword = "multipleOf";
  const what = `\`multipleOf\` was ${show(before)} and is ${show(after)}`;
  const narrows = isMultiple(after, before);
  const widens = isMultiple(before, after);
  if (narrows) return [{ kind: "multiple-narrowed", effect: "narrowed", what, keyword }];
  if (widens) return [{ kind: "multiple-widened", effect: "widened", what, keyword }];
  return [{ kind: "multiple-replaced", effect: "replaced", what, keyword }];
}

/** Returns true if every multiple of `of` is a multiple of `by`; an absent `by` allows every number. */
function isMultiple(of: unknown, by: unknown): boolean {
  if (by === undefined) return true;
  return typeof of === "number" && typeof by === "number" && Number.isInteger(of / by);
}
