/**
 * Converts a name to camel case, as used for options: `Idempotency-Key` becomes `idempotencyKey`, `page_size` becomes
 * `pageSize`.
 */
export function optionName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}$]+/u).filter(Boolean);
  const [first = "value", ...rest] = words.map((word) =>
    word === word.toUpperCase() ? word.toLowerCase() : word,
  );
  const joined = uncapitalize(first) + rest.map(capitalize).join("");
  return /^\d/.test(joined) || joined === "__proto__" ? `value${joined}` : joined;
}

/** Converts the first letter of a word to upper case. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function uncapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
