// How an integer is written in a query: as in JSON (RFC 8259, 6), since the schema is one of JSON.
// What lenient readers of languages take beside it is not an integer.

/** Refused by every list, for each parameter. */
const COMMON = "abc";

const LENIENT = [
  ["null", "0x10", "%2B5", "1_0", "5px", "1.5"],
  ["1e1", "05", "%205", "5,6", "true"],
  ["NaN", "%EF%BC%95", "5%20", "5.0", "%225%22"],
] as const;

/** Returns what is not an integer for the list at the index: the lenient spellings are tried on one list each. */
export function noIntegers(index: number): readonly string[] {
  return [COMMON, ...(LENIENT[index % LENIENT.length] ?? [])];
}
