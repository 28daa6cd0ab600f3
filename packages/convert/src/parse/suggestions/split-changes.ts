import type { Dictionary } from "../../hosted/absent.js";
import { isObject, readEntries } from "../../hosted/read.js";
import type { StyleChange } from "./apply-changes.js";

/** Suggested changes of one style. */
interface SplitChanges<T extends object, State extends object, C> {
  readonly changes: readonly StyleChange<T, State>[];
  /** Changes that do not list the members they change. They cannot be applied and only cause a warning. */
  readonly left: Dictionary<C>;
}

/** Splits suggested changes, which are keyed by suggestion id, into those that can be applied and the rest. */
export function splitChanges<T extends object, State extends object, C extends object>(
  suggested: Dictionary<C>,
  read: (change: C) => StyleChange<T, State>,
): SplitChanges<T, State, C> {
  const changes: StyleChange<T, State>[] = [];
  const left: (readonly [string, C])[] = [];
  for (const [id, change] of readEntries(suggested)) {
    const readable = isObject(change) ? read(change) : undefined;
    if (readable && isObject(readable.state)) changes.push(readable);
    else left.push([id, change]);
  }
  return { changes, left: Object.fromEntries(left) };
}
