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

/** A lower bound leaves room below its upper bound: else nothing could keep both. */
export const minimumNotOverMaximum: Rule = () => ({
  Schema: (schema, { report, location }) => {
    for (const [low, high, mayBeEqual] of BOUNDS) {
      const room = Number(schema[high]) - Number(schema[low]);
      if (room < 0 || (room === 0 && !mayBeEqual))
        report({
          message: `\`${low}\` ${String(schema[low])} ${room < 0 ? "is above" : "leaves no room below"} \`${high}\` ${String(schema[high])}.`,
          location: location.child([low]),
        });
    }
  },
});
