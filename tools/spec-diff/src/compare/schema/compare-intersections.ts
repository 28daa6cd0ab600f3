import { isDeepStrictEqual } from "node:util";
import { isObject } from "@document-export/openapi";
import type { Visit } from "./visit.ts";
import type { Change } from "../../model/change.ts";
import { type Pair, type Place, rawMember } from "../../model/place.ts";

import { normalize } from "./normalize.ts";

/** Compares the branches of `allOf`: an added one is compared with an empty schema, so its members count as added. */
export function compareIntersections(pair: Pair, visit: Visit): Change[] {
  const [before, left] = [branchesOf(pair.before), branchesOf(pair.after)];
  const pairs: Pair[] = [];
  for (const one of before) {
    const index = left.findIndex((other) => areSame(one, other));
    const [match] = index < 0 ? [] : left.splice(index, 1);
    if (match) pairs.push({ before: one, after: match });
    else pairs.push({ before: one, after: { ...pair.after, value: undefined } });
  }
  for (const one of left) {
    const open = pairs.find(
      ({ after, before }) => after.value === undefined && !isNamed(before) && !isNamed(one),
    );
    if (open) Object.assign(open, { after: one });
    else pairs.push({ before: { ...pair.before, value: undefined }, after: one });
  }
  return pairs.flatMap((each) => visit.compare(each));
}

function branchesOf(schema: Place): Place[] {
  const list = rawMember(schema, "allOf");
  return Array.isArray(list.value) ? list.value.map((_, index) => rawMember(list, index)) : [];
}

function isNamed({ value }: Place): boolean {
  return isObject(value) && "$ref" in value;
}

function areSame(before: Place, after: Place): boolean {
  if (isNamed(before) && isNamed(after)) return isDeepStrictEqual(before.value, after.value);
  return isDeepStrictEqual(normalize(before).value, normalize(after).value);
}
