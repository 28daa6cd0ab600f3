import type { Operation } from "../operation/operation.js";
import type { Type } from "../types/type.js";
import type { KnownOptions } from "../options/check-options.js";
import { aKey, CALL_OPTIONS } from "../options/checks.js";

/**
 * Returns the options that a call of an operation accepts: those of every call, those in the description, and `more`.
 */
export function knownOptions(
  { parameters = [], idempotencyHeader, types: own }: Operation,
  more?: Readonly<Record<string, Type>>,
): KnownOptions {
  const types: Record<string, Type> = { ...CALL_OPTIONS, ...own, ...more };
  if (idempotencyHeader) types.idempotencyKey = aKey;
  const required: string[] = [];
  for (const { name, option = name, type, required: isRequired } of parameters) {
    if (type) types[option] = type;
    if (isRequired) required.push(option);
  }
  return { types, required };
}
