const ZERO = 48;
const EQUALS = 61;
const AMPERSAND = 38;
// Maximum number of digits that a number always represents exactly.
const MAX_DIGITS = 15;

/**
 * Returns the number of a query parameter that occurs once and consists only of digits; undefined for anything else,
 * such as another character, a leading zero, a second value or a name that may be escaped.
 */
export function plainNumber(query: string, name: string): number | undefined {
  if (query.includes("%")) return undefined;
  const at = onlyValueOf(query, name);
  return at === undefined ? undefined : digitsAt(query, at);
}

/** Returns the start of a name's value; undefined if the name is absent, occurs more than once, or has no value. */
function onlyValueOf(query: string, name: string): number | undefined {
  let found: number | undefined;
  for (let start = 0, mark = 0; mark !== -1; start = mark + 1) {
    mark = query.indexOf("&", start);
    if (!query.startsWith(name, start)) continue;
    const end = start + name.length;
    const isValue = query.charCodeAt(end) === EQUALS;
    if (isValue && found === undefined) found = end + 1;
    else if (isValue || end === query.length || end === mark) return undefined;
  }
  return found;
}

function digitsAt(query: string, start: number): number | undefined {
  let value = 0;
  let end = start;
  for (; end < query.length; end += 1) {
    const code = query.charCodeAt(end);
    if (code === AMPERSAND) break;
    const digit = code - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  const count = end - start;
  if (count === 0 || count > MAX_DIGITS) return undefined;
  return query.charCodeAt(start) === ZERO && count > 1 ? undefined : value;
}
