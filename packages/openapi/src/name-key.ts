/**
 * Returns a key that is equal for two names that would be the same in code, where words are capitalized and joined, and
 * a name does not start with a digit.
 */
export function nameKey(name: string): string {
  const words = name.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return joined.replace(/^_(?=\d)/, "") || name;
}
