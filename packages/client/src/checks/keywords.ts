import { inWords, isOfType } from "../types/json-type.js";
import type { Shape } from "./shape.js";

/** Returns what a keyword expects if the value violates it, else undefined. */
export type Keyword = (shape: Shape, value: unknown) => string | undefined;

/** The keywords that apply to a value as a whole, in the order in which violations are reported. */
export const keywords: Readonly<Record<string, Keyword>> = {
  type: ({ types }, value) =>
    !types || types.some((type) => isOfType(type, value)) ? undefined : inWords(types),
  enum: (shape, value) =>
    !shape.enum || shape.enum.includes(value)
      ? undefined
      : `one of ${shape.enum.map((one) => JSON.stringify(one)).join(", ")}`,
  format: ({ format = "" }, value) => {
    const [expected, conforms] = FORMATS[format] ?? ["", () => true];
    return conforms(value) ? undefined : expected;
  },
  minimum: ({ minimum = -Infinity }, value) =>
    typeof value === "number" && value < minimum ? `at least ${minimum}` : undefined,
  maximum: ({ maximum = Infinity }, value) =>
    typeof value === "number" && value > maximum ? `at most ${maximum}` : undefined,
  minLength: ({ minLength = 0 }, value) =>
    typeof value === "string" && [...value].length < minLength
      ? `at least ${minLength} characters`
      : undefined,
  minItems: ({ minItems = 0 }, value) =>
    Array.isArray(value) && value.length < minItems ? `at least ${minItems} items` : undefined,
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE_TIME = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d:\d\d)$/i;

type Format = readonly [expected: string, conforms: (value: unknown) => boolean];

/** The formats that are checked; all others are ignored (JSON Schema 2020-12, Validation 7). */
const FORMATS: Readonly<Record<string, Format>> = {
  int32: ["a 32-bit integer", (value) => typeof value !== "number" || (value | 0) === value],
  uuid: ["a UUID", (value) => typeof value !== "string" || UUID.test(value)],
  "date-time": [
    "a date-time (RFC 3339)",
    (value) => typeof value !== "string" || isDateTime(value),
  ],
};

function isDateTime(text: string): boolean {
  // `Date.parse` does not know leap seconds.
  return DATE_TIME.test(text) && !Number.isNaN(Date.parse(text.replace(/(:..):60/, "$1:59")));
}
