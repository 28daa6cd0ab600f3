import { isJsonObject, type Json, type JsonObject } from "../load/json.js";

/** The path to a value: member names and array positions. */
export type Path = readonly (string | number)[];

/** Returns the JSON pointer (RFC 6901) of a path. */
export function pointerOf(path: Path): string {
  return path
    .map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** Returns a copy with the value at the path replaced; undefined removes it. */
export function replaceAt(value: Json, path: Path, replacement: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return replacement ?? null;
  if (Array.isArray(value)) return replaceItem(value, Number(step), rest, replacement);
  const object: JsonObject = isJsonObject(value) ? value : {};
  const { [step]: member, ...others } = object;
  if (rest.length === 0 && replacement === undefined) return others;
  // The member stays at its position, so that a mutation never reorders the others.
  const changed = replaceAt(member ?? {}, rest, replacement);
  return step in object ? { ...object, [step]: changed } : { ...others, [step]: changed };
}

function replaceItem(
  items: readonly Json[],
  index: number,
  rest: Path,
  replacement: Json | undefined,
): Json {
  if (rest.length === 0 && replacement === undefined) return items.toSpliced(index, 1);
  return items.with(index, replaceAt(items[index] ?? {}, rest, replacement));
}
