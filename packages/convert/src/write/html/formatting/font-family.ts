import { fontKind } from "../../font-kind.js";

/** Allows only characters that cannot close the declaration, the rule or the stylesheet. */
const HARMLESS = /^[\p{L}\p{N} _-]{1,64}$/u;

/** Returns a font as CSS with a generic fallback; empty for a name that is not safe in CSS. */
export function fontFamily(font: string): readonly string[] {
  if (!HARMLESS.test(font)) return [];
  return [`font-family: "${font}", ${fontKind(font)}`];
}
