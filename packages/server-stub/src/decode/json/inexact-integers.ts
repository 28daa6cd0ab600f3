/** An integer of a text of JSON that would become another number. */
export interface InexactInteger {
  readonly pointer: string;
  readonly digits: string;
}

// Fewer digits are exact.
const MANY_DIGITS = /\d{16}/;
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
/** How many integers are reported at most. */
const MAX_FOUND = 100;

/**
 * The integers of a valid text of JSON that no number holds, with their places: beyond 2^53 a parser makes another one of
 * them without a word. One that a number is, or is written as, is itself.
 */
export function inexactIntegers(text: string): InexactInteger[] {
  if (!MANY_DIGITS.test(text)) return [];
  const mark = crypto.randomUUID();
  let count = 0;
  const marked = text.replaceAll(TOKENS, (token) => {
    if (!isInexact(token) || count >= MAX_FOUND) return token;
    count += 1;
    return `"${mark}${token}"`;
  });
  const found: InexactInteger[] = [];
  if (count > 0) collect(JSON.parse(marked), mark, "", found);
  return found;
}

function isInexact(token: string): boolean {
  if (!/^-?\d{16,}$/.test(token)) return false;
  const value = Number(token);
  return !Number.isFinite(value) || (String(value) !== token && BigInt(value) !== BigInt(token));
}

function collect(value: unknown, mark: string, pointer: string, found: InexactInteger[]): void {
  if (typeof value === "string" && value.startsWith(mark))
    found.push({ pointer, digits: value.slice(mark.length) });
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    collect(inner, mark, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, found);
}
