/** Characters that may be escaped with the flag `u`: syntax characters, and inside a class also the hyphen. */
const SYNTAX = /^[\^$\\.*+?()[\]{}|/]$/;
/** Escapes for a class of characters; a hyphen next to one is not a range. */
const CLASS_ESCAPE = /^\\[dDsSwW]$/;

/**
 * Converts a JavaScript pattern for the flag `u`: removes unnecessary escapes, and escapes literal braces and brackets.
 * Everything else that the flag forbids is left unchanged.
 */
export function withoutNeedlessEscapes(pattern: string): string {
  const tokens = pattern.match(/\\c[A-Za-z]|\\[^]|\{\d+(?:,\d*)?\}|[^]/g) ?? [];
  let isInClass = false;
  return tokens
    .map((token, at) => {
      const isOpening = token === "[" && !isInClass;
      const isClosing = token === "]" && isInClass;
      if (isOpening || isClosing) {
        isInClass = isOpening;
        return token;
      }
      return isInClass ? inClass(token, tokens[at - 1], tokens[at + 1]) : outsideClass(token);
    })
    .join("");
}

function outsideClass(token: string): string {
  if (token === "{" || token === "}" || token === "]") return `\\${token}`;
  return withoutEscape(token, false);
}

function inClass(token: string, before: string | undefined, after: string | undefined): string {
  const isBesideClass = CLASS_ESCAPE.test(before ?? "") || CLASS_ESCAPE.test(after ?? "");
  if (token === "-" && isBesideClass) return "\\-";
  // Inside a class, the characters of a repetition count have no special meaning.
  if (token.length > 2 && token.startsWith("{")) return token;
  return withoutEscape(token, true);
}

function withoutEscape(token: string, isInClass: boolean): string {
  const [, escaped] = /^\\([^\w]|_)$/.exec(token) ?? [];
  if (escaped === undefined || SYNTAX.test(escaped)) return token;
  return escaped === "-" && isInClass ? token : escaped;
}
