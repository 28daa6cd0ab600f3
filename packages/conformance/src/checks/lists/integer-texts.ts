// Integers in a query are written as in JSON (RFC 8259, 6), since the schema is a JSON schema. Other spellings that
// lenient parsers accept are not integers.

/** Every list must refuse this for each parameter. */
const COMMON = "abc";

const LENIENT = [
  ["null", "0x10", "%2B5", "1_0", "5px", "1.5"],
  ["1e1", "05", "%205", "5,6", "true"],
  ["NaN", "%EF%BC%95", "5%20", "5.0", "%225%22"],
] as const;

/**
 * Returns texts that are not integers for the list with this index: each lenient spelling is tried on one list only.
 */
export function noIntegers(index: number): readonly string[] {
  return [COMMON, ...(LENIENT[index % LENIENT.length] ?? [])];
}
