/**
 * Maximum nesting depth of arrays and objects in JSON. The checks of a recursive schema call themselves once per level.
 */
export const MAX_JSON_DEPTH = 500;

/**
 * Returns true if a JSON text has more than {@link MAX_JSON_DEPTH} levels. Scans the text once, before it is parsed.
 */
export function isTooDeep(text: string): boolean {
  // Each level needs two characters, so short texts need no scan.
  if (text.length <= 2 * MAX_JSON_DEPTH) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1)
    switch (text.charCodeAt(index)) {
      case 0x22: // "
        index = endOfString(text, index);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > MAX_JSON_DEPTH) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
    }
  return false;
}

/** Returns the end of the string that starts at `start`: a quotation mark after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === 0x5c) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
