import { MAX_BRACKETS } from "../document-limits.js";
import { isRecord } from "../read.js";
import type { Rule } from "./rule.js";

/** Numbers are lengths, counts and ids, which all fit in a 32-bit integer. */
export const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Whether a member is absent. Null counts as absent because some languages write `null` for members without a value.
 */
export function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/**
 * Whether all members that this package reads have the types that the Google Docs API gives them. Allocates nothing,
 * because it runs on every document. Skips content that is nested too deeply; the parser rejects it.
 */
export function conforms(value: unknown, rule: Rule, depth = 0): boolean {
  switch (rule.kind) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number" && Math.abs(value) <= MAX_NUMBER;
    case "boolean":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && (depth > MAX_BRACKETS || elementsConform(value, rule, depth));
    default:
      return isRecord(value) && (depth > MAX_BRACKETS || membersConform(value, rule, depth));
  }
}

function elementsConform(elements: readonly unknown[], { of }: Rule, depth: number): boolean {
  if (!of) return true;
  for (const element of elements) if (!conforms(element, of, depth + 1)) return false;
  return true;
}

function membersConform(
  value: Readonly<Record<string, unknown>>,
  { of, members }: Rule,
  depth: number,
): boolean {
  for (const name in value) {
    const rule = of ?? members.get(name);
    if (rule === undefined) continue;
    const member = value[name];
    if (!isAbsent(member) && !conforms(member, rule, depth + 1)) return false;
  }
  return true;
}
