import type { Absent } from "../../hosted/absent.js";
import { isObject, isRecord, readEntry } from "../../hosted/read.js";

/** A suggested style, with the members that are suggested: `boldSuggested` is for `bold`. */
export interface StyleChange<T extends object, State extends object = object> {
  readonly style: Absent<T>;
  /** Nested: `shadingSuggestionState` describes the members of `shading`. */
  readonly state: Absent<State>;
}

type Members = Readonly<Record<string, unknown>>;

const SUFFIX = "Suggested";
const SUFFIX_OF_STATES = "SuggestionState";
const NOTHING = {};

/** Returns a style with all suggested changes applied. */
export function applyChanges<T extends object>(style: T, changes: readonly StyleChange<T>[]): T {
  return changes.reduce(
    (current, change) => ({ ...current, ...changedMembers(current, change.style, change.state) }),
    style,
  );
}

/**
 * Returns the members to change. A suggested member without a value becomes undefined, so that it is inherited again.
 */
function changedMembers(current: unknown, suggested: unknown, state: unknown): Members {
  const changed = Object.entries(membersOf(state)).flatMap(([name, value]) => {
    if (value === true && name.endsWith(SUFFIX)) {
      const member = name.slice(0, -SUFFIX.length);
      return [[member, readEntry(membersOf(suggested), member)] as const];
    }
    if (!isObject(value) || !name.endsWith(SUFFIX_OF_STATES)) return [];
    const member = name.slice(0, -SUFFIX_OF_STATES.length);
    const before = membersOf(readEntry(membersOf(current), member));
    const after = readEntry(membersOf(suggested), member);
    return [[member, { ...before, ...changedMembers(before, after, value) }] as const];
  });
  return Object.fromEntries(changed);
}

function membersOf(value: unknown): Members {
  return isRecord(value) ? value : NOTHING;
}
