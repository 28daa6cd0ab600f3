import { isObject } from "@document-export/openapi";
import { code, join, key, literal, type Code } from "../code.ts";
import { isList, type Bigints, type BigintsInside } from "../../model/bigints/bigint-places.ts";
import { matches } from "../../model/values/matches.ts";
import { scalarOf } from "./scalar-of.ts";

/**
 * Emits a value of the description as a literal, including bigints; `named` returns the bigint locations of a named
 * schema.
 */
export function literalWith(
  value: unknown,
  bigints: Bigints | undefined,
  named: (name: string) => Bigints | undefined,
): Code {
  const places = placesIn(bigints, named);
  const inside = places.filter((one) => one !== true);
  const inner = (part: unknown, find: (one: BigintsInside) => Bigints | undefined) =>
    literalWith(
      part,
      inside.flatMap((one) => find(one) ?? []),
      named,
    );
  if (places.length === 0) return literal(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, at) =>
      inner(item, ({ first, items: rest }) => first[at] ?? rest),
    );
    return code`[${join(items, ", ")}]`;
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([name, member]) => code`${key(name)}: ${inner(member, (one) => memberOf(one, name))},`,
    );
    return code`{ ${members} }`;
  }
  return scalarOf(value, places.includes(true) ? ["bigint"] : undefined);
}

/** Resolves bigint locations, each one once, because a schema may refer back to itself. */
function placesIn(
  bigints: Bigints | undefined,
  named: (name: string) => Bigints | undefined,
): (true | BigintsInside)[] {
  const found: (true | BigintsInside)[] = [];
  const seen = new Set<string>();
  const open: (Bigints | undefined)[] = [bigints];
  for (let next = open.pop(); next !== undefined || open.length > 0; next = open.pop()) {
    if (next === undefined) continue;
    if (next === true) found.push(true);
    else if (isList(next)) open.push(...next);
    else if (!("schema" in next)) found.push(next);
    else if (!seen.has(next.schema)) {
      seen.add(next.schema);
      open.push(named(next.schema));
    }
  }
  return found;
}

function memberOf({ members, patterns, others }: BigintsInside, name: string): Bigints | undefined {
  const matching = patterns.filter(([pattern]) => matches(pattern, name));
  const own = Object.hasOwn(members, name) ? members[name] : undefined;
  const found = [...(own === undefined ? [] : [own]), ...matching.map(([, one]) => one)];
  return found.length > 0 ? found : others;
}
