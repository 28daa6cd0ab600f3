import type { Parameter } from "../operation/parameter.js";
import { refuse } from "../types/refuse.js";
import { scalar } from "./scalar.js";
import { styled } from "./styled.js";

/**
 * Encodes a path parameter that follows another one in the same segment, as in `/{name}.{format}`, so that a server can
 * tell where it begins: percent-encodes `after` in it, or marks its first character if no text separates the two. A URL
 * means the same with and without such escapes (RFC 3986, 6.2.2). Throws a TypeError if the first character cannot be
 * marked.
 */
export function following(parameter: Parameter, value: unknown): string {
  const { after, name, style } = parameter;
  const text = (style ? styled : scalar)(parameter, value);
  if (after) return text.split(after).join(escaped(after));
  return text.replace(/^(?:%..|[^%])/, (first) => {
    // Clients write escapes in upper case, so an escape in lower case is a mark.
    const mark = first[0] === "%" ? first.toLowerCase() : escaped(first);
    return mark === first || /[!'-*]/.test(first)
      ? refuse(
          name,
          "a letter or digit first, since no text separates it from the parameter before",
          value,
          JSON.stringify,
        )
      : mark;
  });
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
