import type { Rule } from "./visitor.ts";

/** Formats from JSON Schema 2020-12 and the OpenAPI registry that the tool chain supports. */
const KNOWN_FORMATS = new Set([
  "binary",
  "date",
  "date-time",
  "email",
  "hostname",
  "int32",
  "int64",
  "ipv4",
  "time",
  "uri",
  "uri-reference",
  "uuid",
]);

/** Every format is supported by the tool chain: every tool would ignore a typo. */
export const formatKnown: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.format === undefined || KNOWN_FORMATS.has(String(schema.format))) return;
    report({
      message: `\`${String(schema.format)}\` is not a known format; expected one of ${[...KNOWN_FORMATS].join(", ")}.`,
      location: location.child(["format"]),
    });
  },
});
