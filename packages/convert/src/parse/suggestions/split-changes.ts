import type { Dictionary } from "../../hosted/absent.js";
import { isObject, readEntries } from "../../hosted/read.js";
import type { StyleChange } from "./apply-changes.js";

/** Suggested changes of one style. */
interface SplitChanges<T extends object, State extends object, C> {
  readonly changes: readonly StyleChange<T, State>[];
  /** Those that do not say which members they change: nothing can be done with them but a warning. */
  readonly left: Dictionary<C>;
}

/** Parts suggested changes, which are under the ids of their suggestions, into those that can be applied and others. */
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
