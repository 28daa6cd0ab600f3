import type { Plugin } from "rolldown";

const OTHER = /[^\0-\x7F]/;
/** Matches a template whose text an escape would change. */
const RAW = /String\.raw`[^`]*`/g;
const EXPRESSION = /\$\{[^}]*\}/g;

/**
 * Writes code in ASCII. V8 keeps the text of a file with any other character in two bytes each, and takes a third
 * longer to compile it.
 */
export const ascii: Plugin = {
  name: "ascii",
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === "chunk") output.code = toAscii(output.code);
  },
};

function toAscii(code: string): string {
  for (const [template] of code.matchAll(RAW))
    if (OTHER.test(template.replace(EXPRESSION, "")))
      throw new Error(
        `Expected raw templates in ASCII, got ${template.slice(0, 80)}. Write other characters as escapes of the pattern.`,
      );
  return code.replace(new RegExp(OTHER, "g"), (unit) => `\\u${hexOf(unit)}`);
}

function hexOf(unit: string): string {
  return unit.charCodeAt(0).toString(16).padStart(4, "0");
}
