import type { Rule } from "./visitor.ts";

/** Formats of JSON Schema 2020-12 and of the OpenAPI registry that the chain understands. */
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

/** A format is one that the chain understands: a typing error would be ignored by every tool. */
export const formatKnown: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.format === undefined || KNOWN_FORMATS.has(String(schema.format))) return;
    report({
      message: `\`${String(schema.format)}\` is not a known format; expected one of ${[...KNOWN_FORMATS].join(", ")}.`,
      location: location.child(["format"]),
    });
  },
});
