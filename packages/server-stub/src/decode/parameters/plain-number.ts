const ZERO = 48;
const EQUALS = 61;
const AMPERSAND = 38;
// As many digits as a number holds exactly, whatever they are.
const MAX_DIGITS = 15;

/**
 * The number that a query gives a name once, in digits alone; undefined for anything else, such as another sign, a
 * leading zero, a second value or a name that may be escaped.
 */
export function plainNumber(query: string, name: string): number | undefined {
  if (query.includes("%")) return undefined;
  const at = onlyValueOf(query, name);
  return at === undefined ? undefined : digitsAt(query, at);
}

/** Where the value of a name begins; undefined if the name is there more than once, alone, or not at all. */
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
