import { isJsonObject, type Json, type JsonObject, member } from "../load/json.js";

/** A value with a change below one of its members. */
export interface Changed {
  /** JSON pointer of the change; its first segment is the member. */
  readonly at: string;
  readonly value: Json;
}

/** An object with several changes, each below a member of its own. */
export interface Combined<Change> {
  readonly value: JsonObject;
  readonly changes: readonly Change[];
}

/**
 * Puts changes of one object together in as few objects as their members allow, since each costs a
 * request. A change of the whole object is left out: nothing can stand beside it.
 */
export function combineByMember<Change extends Changed>(
  valid: JsonObject,
  changes: readonly Change[],
): readonly Combined<Change>[] {
  const combined: Combined<Change>[] = [];
  for (const change of changes) {
    const name = memberOf(change);
    if (name === undefined) continue;
    const free = combined.findIndex(
      (one) => !one.changes.some((known) => memberOf(known) === name),
    );
    const { value, changes: others } = combined[free] ?? { value: valid, changes: [] };
    const next = { value: put(value, name, change.value), changes: [...others, change] };
    if (free === -1) combined.push(next);
    else combined[free] = next;
  }
  return combined;
}

function put(value: JsonObject, name: string, changed: Json): JsonObject {
  const { [name]: _, ...others } = value;
  const isThere = isJsonObject(changed) && name in changed;
  return isThere ? { ...others, [name]: member(changed, name) } : others;
}

function memberOf({ at }: Changed): string | undefined {
  return at.split("/")[1]?.replaceAll("~1", "/").replaceAll("~0", "~");
}
