import type { Rule } from "./visitor.ts";

/** A pattern is a regular expression (ECMA-262, with the `u` flag, as JSON Schema 2020-12 recommends). */
export const patternValid: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.pattern === undefined) return;
    try {
      RegExp(String(schema.pattern), "u");
    } catch (error) {
      report({
        message: `The pattern is no regular expression: ${(error as Error).message}.`,
        location: location.child(["pattern"]),
      });
    }
  },
});
