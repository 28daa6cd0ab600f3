/** Returns the values of a segment's parameters as sent, in order; undefined if the segment does not match. */
export type MatchSegment = (segment: string) => readonly string[] | undefined;

const PIECE = /\{([^}]*)\}|[^{]+/g;
/**
 * A value that begins with a mark: an escape of a character that need not be escaped, or an escape in lower case. Our
 * clients write it at the start of a value if no text separates the value from the one before.
 */
const MARKED = "%(?:2[DE]|3\\d|[46][1-9A-F]|[57][\\dA]|5F|7E|[a-f][\\da-f]|\\d[a-f]).*";
/** Any value that does not begin or end inside an escape. */
const WHOLE = "(?:%..|[^%])+";

/**
 * Maximum length of a segment in which no text separates two parameters; a longer segment matches no route, because the
 * time of the regular expressions is polynomial in the length.
 */
const MAX_LENGTH = 200;

/**
 * Creates the matcher of a segment with several parameters, or with text next to its parameter, such as `{name}.json`.
 * `captures` are the regular expressions of parameters with no text between them.
 */
export function segmentMatcher(
  template: string,
  captures: Readonly<Record<string, string>>,
): MatchSegment {
  if (!template.includes("}{")) return matchBetween(template.split(/\{[^}]*\}/));
  const marked = patternOf(template, (_, isBeside) => (isBeside ? MARKED : WHOLE));
  const plain = patternOf(template, (name) => captures[name] ?? WHOLE);
  return (segment) =>
    segment.length > MAX_LENGTH
      ? undefined
      : (marked.exec(segment) ?? plain.exec(segment))?.slice(1);
}

/**
 * Returns a matcher of the values between texts. A value has at least one character, and earlier values are as long as
 * possible. Searches from the end in linear time; the time of a regular expression would be polynomial, with the number
 * of parameters as exponent.
 */
function matchBetween(texts: readonly string[]): MatchSegment {
  const [first = "", last = ""] = [texts[0], texts.at(-1)];
  const between = texts.slice(1, -1).toReversed();
  return (segment) => {
    if (!segment.startsWith(first) || !segment.endsWith(last)) return undefined;
    const values: string[] = [];
    let end = segment.length - last.length;
    for (const text of between) {
      const latest = end - 1 - text.length;
      const start = latest < 0 ? -1 : segment.lastIndexOf(text, latest);
      if (start < 0) return undefined;
      values.unshift(segment.slice(start + text.length, end));
      end = start;
    }
    return end > first.length ? [segment.slice(first.length, end), ...values] : undefined;
  };
}

function patternOf(template: string, valueOf: (name: string, isBeside: boolean) => string): RegExp {
  const pieces = [...template.matchAll(PIECE)].map(([piece, name], at, all) =>
    name === undefined
      ? piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      : `(${valueOf(name, all[at - 1]?.[1] !== undefined)})`,
  );
  return new RegExp(`^${pieces.join("")}$`);
}
