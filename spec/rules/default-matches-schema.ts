import { Ajv2020 } from "ajv/dist/2020.js";
import type { Rule } from "./visitor.ts";

/** A default keeps the schema that it stands in. */
export const defaultMatchesSchema: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.default === undefined || schema.$ref !== undefined) return;
    const { default: value, ...rest } = schema;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    if (ajv.validate(rest, value)) return;
    report({
      message: `The default breaks its own schema: ${ajv.errorsText()}.`,
      location: location.child(["default"]),
    });
  },
});
