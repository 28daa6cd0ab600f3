import { Ajv, type ValidateFunction } from "ajv";
import type { Discovery, Method, Schema } from "./discovery.ts";
import { parseMask, unknownFields } from "./field-mask.ts";

/** Reports how a request or a response differs from Google's description. */
export interface Validator {
  readonly requestFaults: (method: string, query: URLSearchParams) => readonly string[];
  readonly responseFaults: (method: string, body: unknown) => readonly string[];
}

/** Creates the validator of an API. */
export function createValidator(discovery: Discovery): Validator {
  const $defs = Object.fromEntries(
    Object.entries(discovery.schemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const compiled = new Map<string, ValidateFunction>();
  const methodOf = (name: string): Method => {
    const method = discovery.methods[name];
    if (!method) throw new Error(`There is no method ${name} in the discovery document.`);
    return method;
  };
  const validatorOf = (name: string): ValidateFunction => {
    const known = compiled.get(name);
    const validate = known ?? ajv.compile({ ...toJsonSchema(methodOf(name).response), $defs });
    compiled.set(name, validate);
    return validate;
  };
  return {
    requestFaults: (name, query) => {
      const method = methodOf(name);
      const faults = [...query].flatMap(([parameter, value]) => {
        const schema = method.parameters[parameter] ?? discovery.parameters[parameter];
        return schema
          ? parameterFaults(parameter, value, schema)
          : [`there is no parameter ${parameter}`];
      });
      return [...faults, ...maskFaults(query.get("fields"), method, discovery)].map(
        (fault) => `${name}: ${fault}`,
      );
    },
    responseFaults: (name, body) => {
      const validate = validatorOf(name);
      if (validate(body)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${name} returned ${instancePath}: ${message}`,
      );
    },
  };
}

function parameterFaults(
  name: string,
  value: string,
  { type, enum: values }: Schema,
): readonly string[] {
  const isRight =
    type === "boolean"
      ? /^(true|false)$/.test(value)
      : type === "integer"
        ? /^-?\d+$/.test(value)
        : true;
  if (!isRight) return [`${name} is no ${type}: ${value}`];
  return values && !values.includes(value)
    ? [`${name} is none of ${values.join(", ")}: ${value}`]
    : [];
}

function maskFaults(
  mask: string | null,
  { response }: Method,
  discovery: Discovery,
): readonly string[] {
  if (mask === null) return ["expected `fields`, so that no more comes than is read"];
  return unknownFields(parseMask(mask), response, discovery).map(
    (name) => `there is no field ${name}`,
  );
}

/** Converts a schema so that unknown members are errors: otherwise a test could use data that Google never returns. */
function toJsonSchema(schema: Schema): object {
  if (schema.$ref !== undefined) return { $ref: `#/$defs/${schema.$ref}` };
  const { type, enum: values, items, properties, additionalProperties: others } = schema;
  return {
    ...(type !== undefined && type !== "any" && { type }),
    ...(values && { enum: values }),
    ...(items && { items: toJsonSchema(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, toJsonSchema(each)]),
      ),
    }),
    ...(others
      ? { additionalProperties: toJsonSchema(others) }
      : properties && { additionalProperties: false }),
  };
}
