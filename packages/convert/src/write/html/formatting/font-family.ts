import { fontKind } from "../../font-kind.js";

/** Other characters could end the declaration, the rule or the stylesheet. */
const HARMLESS = /^[\p{L}\p{N} _-]{1,64}$/u;

/** A font as CSS with a generic fallback; empty for a name that is not safe in CSS. */
export function fontFamily(font: string): readonly string[] {
  if (!HARMLESS.test(font)) return [];
  return [`font-family: "${font}", ${fontKind(font)}`];
}
