import type { ParameterSettings } from "../../contract/parameter.js";
import { splitJoined, type Joint } from "./split-joined.js";
import { takesArray, takesObject, WireError, type Raw } from "./raw.js";
import type { Pair } from "./sent.js";

/** Reads a parameter from pairs: if exploded, one pair per item or member; otherwise a single pair. */
export function pairsToRaw(
  pairs: readonly Pair[],
  settings: ParameterSettings,
  joint: Joint,
): Raw | undefined {
  const { name, shape, explode } = settings;
  const { first, count } = findValue(pairs, name);
  if (first === undefined)
    return explode && takesObject(shape) ? explodedMembers(pairs, settings, joint) : undefined;
  if (count > 1 && !explode)
    throw new WireError("single", `Expected \`${name}\` once, got it ${count} times.`);
  if (count > 1 || (explode && takesArray(shape) && shape.scalars.length === 0))
    return pairs.filter(([key]) => key === name).map(([, raw]) => joint.decode(raw));
  return explode ? joint.decode(first) : splitJoined(first, shape, joint);
}

/** Returns the first value of a name and the number of its values: a list would nearly always have a single item. */
function findValue(
  pairs: readonly Pair[],
  name: string,
): { first: string | undefined; count: number } {
  let first: string | undefined;
  let count = 0;
  for (const pair of pairs) {
    if (pair[0] !== name) continue;
    first ??= pair[1];
    count += 1;
  }
  return { first, count };
}

function explodedMembers(
  pairs: readonly Pair[],
  { shape, others = [] }: ParameterSettings,
  { decode }: Joint,
): Raw | undefined {
  const { members = {}, rest } = shape;
  const values = new Map<string, string[]>();
  for (const [name, raw] of pairs) {
    if (!Object.hasOwn(members, name) && (rest === undefined || others.includes(name))) continue;
    const present = values.get(name);
    if (present) present.push(decode(raw));
    else values.set(name, [decode(raw)]);
  }
  if (values.size === 0) return undefined;
  return new Map(
    [...values].map(([name, texts]): [string, Raw] => [
      name,
      texts.length === 1 ? (texts[0] ?? "") : texts,
    ]),
  );
}
