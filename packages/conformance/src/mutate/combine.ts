import { isJsonObject, type Json, type JsonObject, member } from "../load/json.js";

/** A value with a change at or below one of its members. */
export interface Changed {
  /** JSON pointer of the change; its first segment is the member. */
  readonly at: string;
  readonly value: Json;
}

/** An object with several changes, each below a different place. */
export interface Combined<Change> {
  readonly value: JsonObject;
  readonly changes: readonly Change[];
}

/**
 * Combines changes of one object into as few objects as possible, since each object costs a request. A change of the
 * whole object is skipped: it cannot be combined with others.
 */
export function combineByMember<Change extends Changed>(
  valid: JsonObject,
  changes: readonly Change[],
): readonly Combined<Change>[] {
  const combined: Combined<Change>[] = [];
  for (const change of changes) {
    if (change.at === "") continue;
    const free = combined.findIndex((one) => !one.changes.some((known) => excludes(known, change)));
    const { value, changes: others } = combined[free] ?? { value: valid, changes: [] };
    const next = {
      value: put(value, segmentsOf(change), change.value),
      changes: [...others, change],
    };
    if (free === -1) combined.push(next);
    else combined[free] = next;
  }
  return combined;
}

/**
 * Two changes of one member can be combined only if the member is an object and they affect different members of it.
 */
function excludes(one: Changed, other: Changed): boolean {
  const [name = "", below] = segmentsOf(one);
  const [otherName, otherBelow] = segmentsOf(other);
  if (name !== otherName) return false;
  const areObjects = [one, other].every(({ value }) => isJsonObject(member(value, name)));
  return !areObjects || below === undefined || otherBelow === undefined || below === otherBelow;
}

function put(
  value: JsonObject,
  [name = "", ...below]: readonly string[],
  changed: Json,
): JsonObject {
  const { [name]: before, ...others } = value;
  if (!isJsonObject(changed) || !(name in changed)) return others;
  const after = member(changed, name) ?? null;
  const isBelow = below.length > 0 && isJsonObject(before) && isJsonObject(after);
  return { ...others, [name]: isBelow ? put(before, below, after) : after };
}

function segmentsOf({ at }: Changed): readonly string[] {
  return at
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
