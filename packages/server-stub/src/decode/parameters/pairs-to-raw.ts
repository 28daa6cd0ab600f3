import type { ParameterSettings } from "../../contract/parameter.js";
import { memberMap, splitJoined, type Joint } from "./joined.js";
import { takesArray, takesObject, WireError, type Raw } from "./raw.js";
import type { Pair } from "./sent.js";

/** Reads a parameter from pairs: exploded, one pair an item or member; else all of it in one pair. */
export function pairsToRaw(
  pairs: readonly Pair[],
  settings: ParameterSettings,
  joint: Joint,
): Raw | undefined {
  const { name, shape, explode } = settings;
  const own = pairs.filter(([key]) => key === name).map(([, raw]) => raw);
  if (explode && own.length === 0 && takesObject(shape))
    return explodedMembers(pairs, settings, joint);
  const [first] = own;
  if (first === undefined) return undefined;
  if (own.length > 1 && !explode)
    throw new WireError("single", `Expected \`${name}\` once, got it ${own.length} times.`);
  if (own.length > 1 || (explode && takesArray(shape) && shape.scalars.length === 0))
    return own.map(joint.decode);
  return explode ? joint.decode(first) : splitJoined(first, shape, joint);
}

function explodedMembers(
  pairs: readonly Pair[],
  { shape, others = [] }: ParameterSettings,
  { decode }: Joint,
): Raw | undefined {
  const { members = {}, rest } = shape;
  const own = pairs.filter(
    ([key]) => Object.hasOwn(members, key) || (rest !== undefined && !others.includes(key)),
  );
  if (own.length === 0) return undefined;
  const names = [...new Set(own.map(([key]) => key))];
  return memberMap(
    names.map((name) => {
      const values = own.filter(([key]) => key === name).map(([, raw]) => decode(raw));
      const [only = ""] = values;
      return [name, values.length === 1 ? only : values];
    }),
  );
}
