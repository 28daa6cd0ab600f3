import { isJsonObject, type Json, type JsonObject } from "../../load/json.js";

/** A list in a response. */
export interface ShownList {
  readonly items: readonly JsonObject[];
  /** Members with the number of items on all pages, by name. */
  readonly totals: ReadonlyMap<string, number>;
}

/** Returns the list in a body: the body itself, or its only array of objects; undefined if it has none or several. */
export function readList(body: Json | undefined): ShownList | undefined {
  if (isList(body)) return { items: body, totals: new Map() };
  if (!isJsonObject(body)) return undefined;
  const lists = Object.values(body).filter(isList);
  const [items] = lists;
  if (items === undefined || lists.length > 1) return undefined;
  const places = [body, ...Object.values(body).filter((value) => isJsonObject(value))];
  return { items, totals: new Map(places.flatMap(totalsIn)) };
}

function isList(value: Json | undefined): value is readonly JsonObject[] {
  return Array.isArray(value) && value.every((item) => isJsonObject(item));
}

/** Skips `totalPages`, which does not count items. */
function totalsIn(place: JsonObject): readonly (readonly [string, number])[] {
  return Object.entries(place).flatMap(([name, value]) =>
    /^total(?!.*page)/i.test(name) && typeof value === "number" ? [[name, value] as const] : [],
  );
}
