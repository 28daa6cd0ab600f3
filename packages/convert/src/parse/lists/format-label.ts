import type { ListDefinition, ListLevel, ListMarker } from "../../tree/list-definition.js";

/**
 * Returns the label of an item as Google Docs shows it, from the numbers of its level and the levels above. A level
 * that has no items yet shows its start number.
 */
export function formatLabel(
  { levels }: ListDefinition,
  level: number,
  numbers: readonly (number | undefined)[],
): string {
  const own = levels[level];
  if (!own || own.marker === "none") return "";
  // The template of a bullet has no placeholder for a number.
  if (!own.template.includes("%")) return own.template;
  return own.template.replaceAll(/%([0-8])/g, (_, digit) => {
    const upper = levels[Number(digit)];
    return upper ? glyph(upper, numbers[Number(digit)] ?? upper.start) : "";
  });
}

function glyph({ marker, symbol }: ListLevel, number: number): string {
  return NUMERALS[marker]?.(number) ?? symbol;
}

const NUMERALS: Readonly<Partial<Record<ListMarker, (number: number) => string>>> = {
  decimal: String,
  "zero-decimal": (number) => String(number).padStart(2, "0"),
  "lower-alpha": (number) => letters(number).toLowerCase(),
  "upper-alpha": letters,
  "lower-roman": (number) => roman(number).toLowerCase(),
  "upper-roman": roman,
};

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Formats a number as A, B … Z, AA, AB …; 0 has no letter. */
function letters(number: number): string {
  if (number < 1) return String(number);
  let text = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
    text = (ALPHABET[(left - 1) % 26] ?? "") + text;
  }
  return text;
}

const ROMAN: readonly (readonly [string, number])[] = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

/** Formats a number as a Roman numeral, which exist from 1 to 3999. */
function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let left = number;
  return ROMAN.map(([numeral, value]) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return numeral.repeat(count);
  }).join("");
}
