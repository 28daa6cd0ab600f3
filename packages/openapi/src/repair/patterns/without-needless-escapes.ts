/** What may be escaped with the flag `u`: signs of the syntax, and inside a class the hyphen too. */
const SYNTAX = /^[\^$\\.*+?()[\]{}|/]$/;
/** Escapes that are a class of characters, beside which a hyphen is not a range. */
const CLASS_ESCAPE = /^\\[dDsSwW]$/;

/**
 * A pattern of JavaScript for the flag `u`: escapes of signs that need none are left out, and braces and brackets that
 * stand for themselves are escaped. What else the flag forbids stays as it is.
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
  // A count of repetitions is a list of characters here.
  if (token.length > 2 && token.startsWith("{")) return token;
  return withoutEscape(token, true);
}

function withoutEscape(token: string, isInClass: boolean): string {
  const [, escaped] = /^\\([^\w]|_)$/.exec(token) ?? [];
  if (escaped === undefined || SYNTAX.test(escaped)) return token;
  return escaped === "-" && isInClass ? token : escaped;
}
