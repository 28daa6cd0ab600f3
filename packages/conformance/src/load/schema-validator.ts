import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Contract } from "./contract.js";

const CONTRACT_ID = "contract";

/** RFC 3339, 5.6; of ajv-formats the offset may lack its colon or its minutes, and a space may be the `T`. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** Checks a value against the schema at a JSON pointer of the contract; returns every violation. */
export type CheckSchema = (schemaPointer: string, value: unknown) => readonly ErrorObject[];

/**
 * Builds the check on JSON Schema 2020-12 with formats asserted.
 * The whole contract is one schema resource, so that `$ref` needs no rewriting and a violation
 * keeps the identity of the schema object that is violated (`parentSchema`).
 */
export function createSchemaValidator(contract: Contract): CheckSchema {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  addFormats.default(ajv);
  const loose = new Ajv2020({ strict: false });
  addFormats.default(loose);
  const isDateTime = loose.compile({ format: "date-time" });
  ajv.addFormat("date-time", (value: string) => DATE_TIME.test(value) && isDateTime(value));
  ajv.addSchema(contract.document, CONTRACT_ID);
  return (schemaPointer, value) => {
    const validate = ajv.getSchema(`${CONTRACT_ID}#${encodeURI(schemaPointer)}`);
    if (!validate) throw new Error(`The contract has no schema at \`${schemaPointer}\`.`);
    validate(value);
    return validate.errors ?? [];
  };
}
