// JSON Schema counts code points (JSON Schema Validation, 6.3.1), but JavaScript counts UTF-16 units. A text has at
// most as many code points as units, and at least half as many. Most texts therefore need no count, and very long ones
// are not read at all.

/** Returns true if a text has at least `min` characters. */
export function isLongEnough(text: string, min: number): boolean {
  return text.length >= min && (text.length >= 2 * min - 1 || countOf(text) >= min);
}

/** Returns true if a text has at most `max` characters. */
export function isShortEnough(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && countOf(text) <= max);
}

function countOf(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (isPairAt(text, index)) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

function isPairAt(text: string, index: number): boolean {
  return (
    (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00
  );
}
