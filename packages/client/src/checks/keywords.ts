import { formats } from "./formats.js";
import type { Shape } from "./shape.js";

/** What a keyword asks for, where a value does not keep it. */
export type Keyword = (shape: Shape, value: unknown) => string | undefined;

/** The keywords that look at a value as a whole, in the order in which they are reported. */
export const keywords: Readonly<Record<string, Keyword>> = {
  type: ({ types }, value) =>
    !types || types.some((type) => isOf(type, value)) ? undefined : types.map(named).join(" or "),
  enum: (shape, value) =>
    !shape.enum || shape.enum.includes(value)
      ? undefined
      : `one of ${shape.enum.map((one) => JSON.stringify(one)).join(", ")}`,
  format: ({ format = "" }, value) => {
    const [expected, holds] = formats[format] ?? ["", () => true];
    return holds(value) ? undefined : expected;
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

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function named(type: string): string {
  if (type === "null") return type;
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}
