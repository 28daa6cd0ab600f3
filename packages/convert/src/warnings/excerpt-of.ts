const LONGEST = 80;

/** Text on one line, cut to 80 characters. */
export function excerptOf(text: string): string {
  const flat = text.replaceAll(/\s{2,}|[^\S ]/g, " ").trim();
  return flat.length > LONGEST
    ? `${flat.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, "")}…`
    : flat;
}
