import type { Absent } from "../../hosted/absent.js";
import { isObject } from "../../hosted/read.js";

/** A suggested style, and which of its members are suggested: `boldSuggested` is for `bold`. */
export interface StyleChange<T extends object> {
  readonly style: Absent<T>;
  readonly state: Absent<object>;
}

const SUFFIX = "Suggested";

/** A style with all suggested changes in it. */
export function applyChanges<T extends object>(style: T, changes: readonly StyleChange<T>[]): T {
  return changes.reduce((current, change) => {
    const suggested = new Set(
      Object.entries(isObject(change.state) ? change.state : {})
        .filter(([name, value]) => value === true && name.endsWith(SUFFIX))
        .map(([name]) => name.slice(0, -SUFFIX.length)),
    );
    const kept = Object.entries(current).filter(([name]) => !suggested.has(name));
    const changed = Object.entries(isObject(change.style) ? change.style : {}).filter(([name]) =>
      suggested.has(name),
    );
    return { ...current, ...emptied(suggested), ...Object.fromEntries([...kept, ...changed]) };
  }, style);
}

/** A member that is suggested but has no value goes back to what it inherits. */
function emptied(names: ReadonlySet<string>): Readonly<Record<string, undefined>> {
  return Object.fromEntries([...names].map((name) => [name, undefined]));
}
