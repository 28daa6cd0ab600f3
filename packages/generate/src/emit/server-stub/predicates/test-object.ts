import { code, type Code } from "../../code.ts";
import type { PropertyModel, SchemaKeywords } from "../../../model/model.ts";
import { memberOf } from "../assertions/member-of.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { all, any, no, testAssertions, yes } from "./condition.ts";
import type { Functions } from "./functions.ts";
import { isScalar } from "./is-scalar.ts";
import { refusesUndefined } from "./refuses-undefined.ts";
import { testMembers } from "./test-members.ts";

/** Emits an expression for the members of an object. */
export function testObject(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const properties = schema.properties ?? [];
  const listed = new Set(properties.map(({ name }) => name));
  const present = (name: string) => code`${memberOf(value, name)} !== undefined`;
  const absent = (name: string) => code`${memberOf(value, name)} === undefined`;
  const tests = [
    ...(schema.required ?? []).filter((name) => !listed.has(name)).map(present),
    ...properties.map((property) => testProperty(property, value, functions)),
    ...(schema.dependentRequired ?? []).map(({ name, required }) =>
      any([absent(name), all(required.map(present))]),
    ),
    ...(schema.dependentSchemas ?? []).map(({ name, schema: dependent }) =>
      any([absent(name), functions.call(dependent, value)]),
    ),
  ];
  tests.push(testAssertions(assertionsOf(schema, "object", value)));
  tests.push(testMembers(schema, value, functions));
  return all(tests);
}

function testProperty(
  { name, required, schema }: PropertyModel,
  value: Code,
  functions: Functions,
): Code {
  const member = memberOf(value, name);
  const test =
    isScalar(schema) && !(name in Object.prototype)
      ? functions.test(schema, member)
      : functions.call(schema, member);
  if (!required) return test === yes ? yes : any([code`${member} === undefined`, test]);
  if (test === no || refusesUndefined(schema, functions)) return test;
  return all([code`${member} !== undefined`, test]);
}
