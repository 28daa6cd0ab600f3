import type { Rule } from "./visitor.ts";

/** Lower bound, upper bound, and whether they may be equal. */
const BOUNDS = [
  ["minimum", "maximum", true],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "maximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minProperties", "maxProperties", true],
  ["minContains", "maxContains", true],
] as const;

/** A lower bound does not exceed its upper bound: otherwise no value would be valid. */
export const minimumNotOverMaximum: Rule = () => ({
  Schema: (schema, { report, location }) => {
    for (const [low, high, mayBeEqual] of BOUNDS) {
      const distance = Number(schema[high]) - Number(schema[low]);
      if (distance < 0 || (distance === 0 && !mayBeEqual))
        report({
          message: `\`${low}\` ${String(schema[low])} ${distance < 0 ? "is above" : "excludes every value below"} \`${high}\` ${String(schema[high])}.`,
          location: location.child([low]),
        });
    }
  },
});
