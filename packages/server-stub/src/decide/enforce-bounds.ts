import { fail } from "../checks/fail.js";
import type { Decided, Parameters } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { nameAt } from "./is-decided.js";
import type { Bound, Terms } from "./terms.js";

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

type Keyword = keyof Bound;

const kept: Readonly<Record<Keyword, (value: unknown, bound: number) => boolean>> = {
  minimum: (value, bound) => typeof value !== "number" || value >= bound,
  maximum: (value, bound) => typeof value !== "number" || value <= bound,
  minLength: (value, bound) => typeof value !== "string" || [...value].length >= bound,
  maxLength: (value, bound) => typeof value !== "string" || [...value].length <= bound,
  minItems: (value, bound) => !Array.isArray(value) || value.length >= bound,
  maxItems: (value, bound) => !Array.isArray(value) || value.length <= bound,
};

const WORDS: Readonly<Record<Keyword, string>> = {
  minimum: "at least",
  maximum: "at most",
  minLength: "at least as many characters as",
  maxLength: "at most as many characters as",
  minItems: "at least as many items as",
  maxItems: "at most as many items as",
};

/** Holds decoded parameters to the bounds that the terms set in place of decided ones. */
export function enforceOnParameters(
  decided: readonly Decided[],
  { bounds = {} }: Terms,
  parameters: Parameters,
  out: Violation[],
): void {
  for (const { in: place, name, keyword, side, pointer } of decided) {
    if (place === "body" || place === "status" || side === "response") continue;
    if (name === undefined || pointer !== "") continue;
    const violation = broken(parameters[PLACES[place]][name], keyword, name, bounds);
    if (violation) out.push({ ...violation, in: place, name });
  }
}

/** Holds a value inside a body to the bounds that the terms set in place of a decided one. */
export function enforceOnBody(
  decided: readonly Decided[],
  { bounds = {} }: Terms,
  body: { readonly value: unknown; readonly at: string },
  out: Violation[],
): void {
  for (const { in: place, keyword, side, pointer } of decided) {
    if (place !== "body" || side === "response" || !pointer.startsWith(`${body.at}/`)) continue;
    const value = valueAt(body.value, pointer.slice(body.at.length));
    const violation = broken(value, keyword, pointer, bounds);
    if (violation) out.push({ ...violation, in: "body", pointer });
  }
}

function broken(
  value: unknown,
  keyword: string,
  called: string,
  bounds: NonNullable<Terms["bounds"]>,
): Pick<Violation, "keyword" | "detail"> | undefined {
  const name = nameAt(called, undefined);
  const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
  if (!bound || !Object.hasOwn(kept, keyword)) return undefined;
  const limit = bound[keyword as Keyword];
  if (limit === undefined || kept[keyword as Keyword](value, limit)) return undefined;
  const noted: Violation[] = [];
  fail(noted, "", keyword, `${WORDS[keyword as Keyword]} ${limit}`, value);
  return noted[0];
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
