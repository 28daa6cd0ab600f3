import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Contract } from "./contract.js";
import type { Direction } from "./direction.js";
import type { JsonObject } from "./json.js";

const CONTRACT_ID = "contract";

/**
 * RFC 3339, 5.6. ajv-formats is more lenient: it accepts an offset without its colon or its minutes, and a space
 * instead of the `T`.
 */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * In binary fractions, 0.07 is not an exact multiple of 0.01, so quotients are compared to this many decimal places.
 */
const MULTIPLE_OF_PRECISION = 6;

/** Checks values against the schema at a JSON pointer of the contract. */
export interface CheckSchema {
  /** Returns every violation; none if the schema is unusable. The default direction is `response`. */
  (schemaPointer: string, value: unknown, direction?: Direction): readonly ErrorObject[];
  /** Requested schemas that cannot be used, by pointer, with the reason. Nothing is checked against them. */
  readonly unusable: ReadonlyMap<string, string>;
}

type Directed = Contract["byDirection"];

/** Compiling the schemas of a contract takes longer than a short run, so all runs with it share them. */
const validators = new WeakMap<Directed, CheckSchema>();

/**
 * Returns the validator of a contract, using JSON Schema 2020-12 with formats asserted. The whole contract is one schema
 * resource, so that `$ref` needs no rewriting and a violation refers to the violated schema object itself
 * (`parentSchema`).
 */
export function schemaValidatorOf({ byDirection }: Pick<Contract, "byDirection">): CheckSchema {
  const validator = validators.get(byDirection) ?? compileLazily(byDirection);
  validators.set(byDirection, validator);
  return validator;
}

function compileLazily(byDirection: Directed): CheckSchema {
  const response = createAjv(byDirection.response);
  const isSame = byDirection.request === byDirection.response;
  const request = isSame ? response : createAjv(byDirection.request);
  const unusable = new Map<string, string>();
  const check = (at: string, value: unknown, direction: Direction = "response") => {
    if (unusable.has(at)) return [];
    try {
      const validate = validatorAt(direction === "request" ? request : response, at);
      validate(value);
      return validate.errors ?? [];
    } catch (error) {
      // An invalid regular expression, or an unresolvable reference. A `RangeError` means that the value is nested too
      // deeply.
      if (error instanceof RangeError) throw error;
      unusable.set(at, error instanceof Error ? error.message : String(error));
      return [];
    }
  };
  return Object.assign(check, { unusable });
}

function validatorAt(ajv: Ajv2020, at: string): ValidateFunction {
  const validate = ajv.getSchema(`${CONTRACT_ID}#${encodeURI(at)}`);
  if (!validate) throw new Error(`there is no schema at \`${at}\``);
  return validate;
}

function createAjv(document: JsonObject): Ajv2020 {
  const options = { strict: false, allErrors: true, verbose: true, validateSchema: false } as const;
  const ajv = new Ajv2020({
    ...options,
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
    logger: false,
  });
  addFormats.default(ajv);
  const loose = new Ajv2020({ strict: false });
  addFormats.default(loose);
  const isDateTime = loose.compile({ format: "date-time" });
  ajv.addFormat("date-time", (value: string) => DATE_TIME.test(value) && isDateTime(value));
  ajv.addSchema(document, CONTRACT_ID);
  return ajv;
}
