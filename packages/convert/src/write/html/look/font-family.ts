import { fontKind } from "../../font-kind.js";

/** A name with anything else could end the declaration, the rule or the stylesheet. */
const HARMLESS = /^[\p{L}\p{N} _-]{1,64}$/u;

/** A font as CSS, with a family of its kind for readers that lack it; nothing for a name that CSS cannot hold. */
export function fontFamily(font: string): readonly string[] {
  if (!HARMLESS.test(font)) return [];
  return [`font-family: "${font}", ${fontKind(font)}`];
}
