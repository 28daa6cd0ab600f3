/**
 * What two names have in common that would be one name in code: words are joined there, each with a capital, and a name
 * does not begin with a digit.
 */
export function nameKey(name: string): string {
  const words = name.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return joined.replace(/^_(?=\d)/, "") || name;
}
