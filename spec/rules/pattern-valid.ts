import type { RuleLocation, Rule, VisitorContext } from "./visitor.ts";

/**
 * Patterns and keys of `patternProperties` are valid regular expressions (ECMA-262, with the `u` flag, as JSON Schema
 * 2020-12 recommends).
 */
export const patternValid: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.pattern !== undefined)
      check(String(schema.pattern), report, location.child(["pattern"]));
    for (const pattern of Object.keys(Object(schema.patternProperties)))
      check(pattern, report, location.child(["patternProperties", pattern]).key());
  },
});

function check(pattern: string, report: VisitorContext["report"], location: RuleLocation): void {
  try {
    RegExp(pattern, "u");
  } catch (error) {
    report({
      message: `The pattern is not a regular expression: ${(error as Error).message}.`,
      location,
    });
  }
}
