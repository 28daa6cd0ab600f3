import type { Decided } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import type { Terms } from "./terms.js";

/** Whether a violation breaks only what a decision says that the terms change. */
export function isExcused(
  violation: Violation,
  decided: readonly Decided[],
  terms: Terms,
): boolean {
  return decided.some((entry) => concerns(entry, violation) && isChanged(entry, violation, terms));
}

/** The member or parameter that a value is called by. */
export function nameAt(pointer: string, parameter: string | undefined): string {
  const segment = pointer.slice(pointer.lastIndexOf("/") + 1);
  return (segment || (parameter ?? "")).replaceAll("~1", "/").replaceAll("~0", "~");
}

function concerns(entry: Decided, { in: place, name, pointer = "", keyword }: Violation): boolean {
  return (
    entry.in === place &&
    entry.name === name &&
    (entry.keyword === "*" || entry.keyword === keyword) &&
    meets(entry.pointer, pointer)
  );
}

function meets(pattern: string, pointer: string): boolean {
  const wanted = pattern.split("/");
  const segments = pointer.split("/");
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment === "*" || segment === segments[index])
  );
}

function isChanged(
  { decision, keyword }: Decided,
  { name, pointer = "" }: Violation,
  { waived = [], bounds = {} }: Terms,
): boolean {
  if (waived.includes(decision)) return true;
  const called = nameAt(pointer, name);
  const bound = Object.hasOwn(bounds, called) ? bounds[called] : undefined;
  return bound !== undefined && Object.hasOwn(bound, keyword);
}
