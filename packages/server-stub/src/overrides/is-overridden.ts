import type { Decided } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import type { Overrides } from "./overrides.js";

/** Returns true if a violation only concerns a decision that the overrides change. */
export function isOverridden(
  violation: Violation,
  decided: readonly Decided[],
  overrides: Overrides,
): boolean {
  return decided.some(
    (entry) => concerns(entry, violation) && isChanged(entry, violation, overrides),
  );
}

/** Returns the name of the member or parameter that contains a value. */
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
  { waived = [], bounds = {} }: Overrides,
): boolean {
  if (waived.includes(decision)) return true;
  const called = nameAt(pointer, name);
  const bound = Object.hasOwn(bounds, called) ? bounds[called] : undefined;
  return bound !== undefined && Object.hasOwn(bound, keyword);
}
