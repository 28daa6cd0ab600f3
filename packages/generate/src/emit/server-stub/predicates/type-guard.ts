import { code, type Code } from "../../code.ts";
import type { JsonType } from "../../../model/model.ts";

const guards: Readonly<Record<JsonType, (value: Code) => Code>> = {
  null: (value) => code`${value} === null`,
  boolean: (value) => code`typeof ${value} === "boolean"`,
  integer: (value) => code`check.isInteger(${value})`,
  bigint: (value) => code`typeof ${value} === "bigint"`,
  number: (value) => code`check.isNumber(${value})`,
  string: (value) => code`typeof ${value} === "string"`,
  array: (value) => code`Array.isArray(${value})`,
  object: (value) => code`check.isObject(${value})`,
};

const opposites: Readonly<Record<JsonType, (value: Code) => Code>> = {
  null: (value) => code`${value} !== null`,
  boolean: (value) => code`typeof ${value} !== "boolean"`,
  integer: (value) => code`!check.isInteger(${value})`,
  bigint: (value) => code`typeof ${value} !== "bigint"`,
  number: (value) => code`!check.isNumber(${value})`,
  string: (value) => code`typeof ${value} !== "string"`,
  array: (value) => code`!Array.isArray(${value})`,
  object: (value) => code`!check.isObject(${value})`,
};

const predicates: Readonly<Record<JsonType, Code>> = {
  null: code`check.isNull`,
  boolean: code`check.isBoolean`,
  integer: code`check.isInteger`,
  bigint: code`check.isBigint`,
  number: code`check.isNumber`,
  string: code`check.isString`,
  array: code`Array.isArray`,
  object: code`check.isObject`,
};

/** Emits an expression for whether `value` has a type, or does not (JSON Schema Validation, 6.1.1). */
export function guard(type: JsonType, value: Code, sense: "is" | "not" = "is"): Code {
  return (sense === "is" ? guards : opposites)[type](value);
}

/** Returns a function that tests whether a value has a type. */
export function predicateOfType(type: JsonType): Code {
  return predicates[type];
}
