import { fail } from "../checks/fail.js";
import type { Decided, Parameters } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { nameAt } from "./is-overridden.js";
import type { Bound, Overrides } from "./overrides.js";

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

type Keyword = keyof Bound;

/** A bound: tests whether a value conforms to it, and describes it. */
interface BoundRule {
  readonly conforms: (value: unknown, bound: number) => boolean;
  readonly expected: (bound: number) => string;
}

const BOUNDS: Readonly<Record<Keyword, BoundRule>> = {
  minimum: {
    conforms: (value, bound) => typeof value !== "number" || value >= bound,
    expected: (bound) => `at least ${bound}`,
  },
  maximum: {
    conforms: (value, bound) => typeof value !== "number" || value <= bound,
    expected: (bound) => `at most ${bound}`,
  },
  minLength: {
    conforms: (value, bound) => typeof value !== "string" || [...value].length >= bound,
    expected: (bound) => `at least ${bound} characters`,
  },
  maxLength: {
    conforms: (value, bound) => typeof value !== "string" || [...value].length <= bound,
    expected: (bound) => `at most ${bound} characters`,
  },
  minItems: {
    conforms: (value, bound) => !Array.isArray(value) || value.length >= bound,
    expected: (bound) => `at least ${bound} items`,
  },
  maxItems: {
    conforms: (value, bound) => !Array.isArray(value) || value.length <= bound,
    expected: (bound) => `at most ${bound} items`,
  },
};

/** Checks decoded parameters against the bounds that an implementation sets instead of the decided ones. */
export function enforceOnParameters(
  decided: readonly Decided[],
  { bounds = {} }: Overrides,
  parameters: Parameters,
  out: Violation[],
): void {
  for (const { in: place, name, keyword, side, pointer } of decided) {
    if (place === "body" || place === "status" || side === "response") continue;
    if (name === undefined || pointer !== "") continue;
    const violation = violationOf(parameters[PLACES[place]][name], keyword, name, bounds);
    if (violation) out.push({ ...violation, in: place, name });
  }
}

/** Checks a value inside a body against the bounds that an implementation sets instead of a decided one. */
export function enforceOnBody(
  decided: readonly Decided[],
  { bounds = {} }: Overrides,
  body: { readonly value: unknown; readonly at: string },
  out: Violation[],
): void {
  for (const { in: place, keyword, side, pointer } of decided) {
    if (place !== "body" || side === "response" || !pointer.startsWith(`${body.at}/`)) continue;
    const value = valueAt(body.value, pointer.slice(body.at.length));
    const violation = violationOf(value, keyword, pointer, bounds);
    if (violation) out.push({ ...violation, in: "body", pointer });
  }
}

function violationOf(
  value: unknown,
  keyword: string,
  called: string,
  bounds: NonNullable<Overrides["bounds"]>,
): Pick<Violation, "keyword" | "detail"> | undefined {
  const name = nameAt(called, undefined);
  const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
  if (!bound || !isBoundKeyword(keyword)) return undefined;
  const limit = bound[keyword];
  const { conforms, expected } = BOUNDS[keyword];
  if (limit === undefined || conforms(value, limit)) return undefined;
  const violations: Violation[] = [];
  fail(violations, "", keyword, expected(limit), value);
  return violations[0];
}

function isBoundKeyword(keyword: string): keyword is Keyword {
  return Object.hasOwn(BOUNDS, keyword);
}

function valueAt(value: unknown, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>(
    (node, name) =>
      typeof node === "object" && node !== null && Object.hasOwn(node, name)
        ? (node as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
