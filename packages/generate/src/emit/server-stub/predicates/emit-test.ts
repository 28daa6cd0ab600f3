import { code, type Code } from "../../code.ts";
import type { JsonType, SchemaKeywords } from "../../../model/model.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { all, any, no, testAssertions, yes } from "./condition.ts";
import type { EmitTest, Functions } from "./functions.ts";
import { testArray } from "./test-array.ts";
import { testCombinators } from "./test-combinators.ts";
import { testObject } from "./test-object.ts";
import { testValues } from "./test-values.ts";
import { guard } from "./type-guard.ts";

/**
 * Emits an expression that is true if `value` conforms to a schema (JSON Schema 2020-12). The expression is constant if
 * the result is always the same.
 */
export const emitTest: EmitTest = (schema, value, functions) => {
  switch (schema.kind) {
    case "always":
      return yes;
    case "never":
      return no;
    case "reference": {
      const test = functions.named.test(schema.name, value);
      // The keywords next to a reference are short and often decide the result, so they are tested first.
      return schema.and ? all([emitTest(schema.and, value, functions), test]) : test;
    }
    case "schema":
      return all([
        testTypes(schema, value, functions),
        testValues(schema, value),
        testCombinators(schema, value, functions),
      ]);
  }
};

type Group = "string" | "number" | "array" | "object";
const GROUPS: readonly Group[] = ["string", "number", "array", "object"];

/** Emits the tests by type: keywords for one type apply only to values of that type (JSON Schema, 7.6.1). */
function testTypes(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const { types } = schema;
  if (types)
    return any(
      types
        .filter((type) => type !== "integer" || !types.includes("number"))
        .map((type) =>
          all([guardOf(type, schema, value), testType(type, schema, value, functions)]),
        ),
    );
  return all(
    GROUPS.map((group) => {
      const test = testType(group, schema, value, functions);
      return test === yes ? yes : any([guard(group, value, "not"), test]);
    }),
  );
}

/**
 * Emits the type test. A 32-bit integer needs only one test, because it implies the type; the runtime treats every
 * integer as a 64-bit one.
 */
function guardOf(type: JsonType, { format }: SchemaKeywords, value: Code): Code {
  return type === "integer" && format === "int32"
    ? code`check.isInt32(${value})`
    : guard(type, value);
}

function testType(type: JsonType, schema: SchemaKeywords, value: Code, functions: Functions): Code {
  switch (type) {
    case "string":
      return testAssertions(assertionsOf(schema, "string", value));
    case "integer":
      // The type test already covers the format.
      return testAssertions(
        assertionsOf(schema, "number", value).filter(({ keyword }) => keyword !== "format"),
      );
    case "bigint":
    case "number":
      return testAssertions(assertionsOf(schema, type, value));
    case "array":
      return testArray(schema, value, functions);
    case "object":
      return testObject(schema, value, functions);
    default:
      return yes;
  }
}
