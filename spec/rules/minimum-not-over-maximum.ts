import type { Rule } from "./visitor.ts";

const pairs = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

/** A lower bound is not above its upper bound: nothing could keep both. */
export const minimumNotOverMaximum: Rule = () => ({
  Schema: (schema, { report, location }) => {
    for (const [low, high] of pairs) {
      if (Number(schema[low]) > Number(schema[high]))
        report({
          message: `\`${low}\` ${String(schema[low])} is above \`${high}\` ${String(schema[high])}.`,
          location: location.child([low]),
        });
    }
  },
});
