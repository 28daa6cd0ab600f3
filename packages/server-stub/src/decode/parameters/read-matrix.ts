import { decodePercent } from "./decode-raw.js";
import { pairsToRaw } from "./pairs-to-raw.js";
import { WireError, type ReadRaw } from "./raw.js";
import { segment } from "./read-simple.js";
import type { Pair, Sent } from "./sent.js";

/** Reads the style `matrix`: `;id=a,b`, exploded `;id=a;id=b`; an object as `;id=R,1,G,2`, exploded as `;R=1;G=2`. */
export const readMatrix: ReadRaw<Sent> = (sent, settings) => {
  const text = segment(sent, settings.name);
  if (text === undefined) return undefined;
  if (!text.startsWith(";")) throw new WireError("style", "Expected a value that begins with `;`.");
  const pairs = text.slice(1).split(";").map(pairOf);
  const value = pairsToRaw(pairs, settings, {
    separator: ",",
    named: false,
    decode: decodePercent,
  });
  if (value === undefined) throw new WireError("style", `Expected \`;${settings.name}=\`.`);
  return value;
};

function pairOf(text: string): Pair {
  const [name = "", ...value] = text.split("=");
  return [decodePercent(name), value.join("=")];
}
