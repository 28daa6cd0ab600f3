import { decodeHeader, decodePercent } from "./decode-raw.js";
import { headerText } from "./header-text.js";
import { splitJoined } from "./split-joined.js";
import { WireError, type ReadRaw } from "./raw.js";
import type { Sent } from "./sent.js";

/** Reads the style `simple`: `a,b`; an object as `R,1,G,2`, exploded as `R=1,G=2`. */
export const readSimple: ReadRaw<Sent> = (sent, settings) => {
  const { in: place, name, shape, explode } = settings;
  if (place === "header") {
    const text = headerText(sent, settings);
    const joint = { separator: ",", named: explode, decode: decodeHeader };
    return text === undefined ? undefined : splitJoined(text, shape, joint);
  }
  const text = segment(sent, name);
  if (text === undefined) return undefined;
  return splitJoined(text, shape, { separator: ",", named: explode, decode: decodePercent });
};

/** Reads the style `label`: `.a,b`, exploded `.a.b`; an object as `.R,1,G,2`, exploded as `.R=1.G=2`. */
export const readLabel: ReadRaw<Sent> = (sent, { name, shape, explode }) => {
  const text = segment(sent, name);
  if (text === undefined) return undefined;
  if (!text.startsWith(".")) throw new WireError("style", "Expected a value that begins with `.`.");
  const separator = explode ? "." : ",";
  return splitJoined(text.slice(1), shape, { separator, named: explode, decode: decodePercent });
};

/** Returns the path segment of a parameter, not decoded. */
export function segment({ path }: Sent, name: string): string | undefined {
  return Object.hasOwn(path, name) ? path[name] : undefined;
}
