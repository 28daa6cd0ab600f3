import type { Operation } from "../operation/operation.js";
import type { EncodePart, Parameter } from "../operation/parameter.js";
import { CALL_OPTIONS } from "../options/checks.js";
import { openParts } from "./open-parts.js";

/**
 * Returns the operation with an extra body field for each option it does not list; its schema allows additional
 * members.
 */
export function withUnlisted(operation: Operation, given: object): Operation {
  const { parameters = [] } = operation;
  const listed = new Set(parameters.map(({ name, option = name }) => option));
  const others = Object.keys(given).filter(
    (name) => !listed.has(name) && !Object.hasOwn(CALL_OPTIONS, name),
  );
  const fields = others.map((name): Parameter => ({ in: "body", name, type: "value", part }));
  return { ...operation, parameters: [...parameters, ...fields] };
}

const part: EncodePart = (field, value) => openParts(field, { [field.name]: value });
