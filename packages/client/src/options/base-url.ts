import { describe } from "../types/check-value.js";
import { typeOf } from "../types/json-type.js";
import type { Check } from "../types/type.js";

/** Check for the URL of an implementation. Its text is shown only if it is a plain URL: any other may be a token. */
export const BASE_URL: Check = [
  "an http or https URL without credentials or query",
  (value) => isPlain(value) && URL.canParse(value as string),
  (value) => {
    if (typeof value !== "string") return typeOf(value);
    if (isPlain(value)) return describe(value);
    const [, mark] = /^https?:.*?([?#@])/i.exec(value) ?? [];
    return mark
      ? `a URL with ${mark}`
      : /^\.*\//.test(value)
        ? "a relative URL outside a web page"
        : "a string without http:// or https://";
  },
];

function isPlain(value: unknown): boolean {
  return /^https?:[^?#@]+$/i.test(value as string);
}
