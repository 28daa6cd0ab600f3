import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ContractNode, Rule } from "./visitor.ts";

/** A default conforms to its schema, formats included. */
export const defaultMatchesSchema: Rule = () => ({
  Schema: (schema, { report, location }) => {
    if (schema.default === undefined || schema.$ref !== undefined) return;
    const message = problemOf(schema);
    if (message) report({ message, location: location.child(["default"]) });
  },
});

/** Ajv throws if a schema is invalid or refers outside itself; the error is reported, not ignored. */
function problemOf({ default: value, ...schema }: ContractNode): string | undefined {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  try {
    if (ajv.validate(schema, value)) return undefined;
    return `The default does not conform to its schema: ${ajv.errorsText()}.`;
  } catch (error) {
    return `The default cannot be checked: ${(error as Error).message}.`;
  }
}
