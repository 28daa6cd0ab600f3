import { Code, code, comment } from "../../code.ts";
import type { JsonType, SchemaModel } from "../../../model/model.ts";
import { ANNOTATION_KEYWORDS } from "../../../model/annotation-keywords.ts";
import { no, yes } from "./condition.ts";
import type { Definition } from "./definition.ts";
import { emitFunction, valueParameter, type Parameter } from "./emit-function.ts";
import { guard, predicateOfType } from "./type-guard.ts";

/** How emitted functions refer to named schemas. */
export interface NamedChecks {
  /** Emits an expression for whether `value` conforms to the schema `name`. */
  readonly test: (name: string, value: Code) => Code;
  /** Returns a function that tests whether a value conforms to the schema `name`; undefined if it has no name. */
  readonly predicate: (name: string) => Code | undefined;
  /** Returns the runtime's `Rule` of the schema `name`; undefined if any value conforms. */
  readonly rule: (name: string) => Code | undefined;
  /** Returns the schema `name`; undefined if schemas are not available. */
  readonly schema: (name: string) => SchemaModel | undefined;
}

/** Emits an expression that is true if a variable conforms to a schema. */
export type EmitTest = (schema: SchemaModel, value: Code, functions: Functions) => Code;

/** Helper functions of checks, each emitted once and numbered in the order of first use. */
export interface Functions {
  readonly named: NamedChecks;
  /** Emits an expression that is true if `value`, a variable or a member with a literal name, conforms to a schema. */
  readonly test: (schema: SchemaModel, value: Code) => Code;
  /** Like `test`, but for any expression in any place: a test with more than one comparison becomes a function. */
  readonly call: (schema: SchemaModel, value: Code) => Code;
  /** Whether every value conforms to a schema. */
  readonly isAlways: (schema: SchemaModel) => boolean;
  /** Returns the name of a function that tests whether a value conforms to a schema. */
  readonly predicate: (schema: SchemaModel) => Code;
  /** Declares a function for one `schema` and purpose, with the body from `write`, and returns its name. */
  readonly declare: (
    schema: object,
    purpose: string,
    parameters: readonly Parameter[],
    write: () => Code,
  ) => Code;
  /** Returns all functions in the order of their names. */
  readonly written: () => readonly Definition[];
}

/**
 * Creates an empty set of functions. `emitTest` is passed as an argument so that emitters do not import each other.
 * Functions inside another function have no comment with the place of their schema, so that functions with equal text
 * can be shared.
 */
export function createFunctions(
  named: NamedChecks,
  emitTest: EmitTest,
  where: "module" | "function" = "module",
): Functions {
  const { declare, written } = createDeclarations(where === "module");
  const tests = new Map<SchemaModel, Code>();
  const testOf = (schema: SchemaModel) => {
    const test = tests.get(schema) ?? emitTest(schema, code`value`, functions);
    tests.set(schema, test);
    return test;
  };
  const declareTest = (schema: SchemaModel) =>
    declare(schema, "test", [valueParameter], () => testOf(schema));
  const call = (schema: SchemaModel, value: Code) => {
    const direct = directTest(schema, value, named);
    if (direct) return direct;
    const test = testOf(schema);
    return test === yes || test === no ? test : code`${declareTest(schema)}(${value})`;
  };
  const functions: Functions = {
    named,
    declare,
    written,
    call,
    test: (schema, value) => emitTest(schema, value, functions),
    isAlways: (schema) => testOf(schema) === yes,
    predicate: (schema) => knownPredicate(schema, named) ?? declareTest(schema),
  };
  return functions;
}

function createDeclarations(areDescribed: boolean): Pick<Functions, "declare" | "written"> {
  const names = new Map<object, Record<string, Code>>();
  const definitions: Definition[] = [];
  const declare: Functions["declare"] = (schema, purpose, parameters, write) => {
    const known = names.get(schema) ?? {};
    names.set(schema, known);
    if (known[purpose]) return known[purpose];
    const name = new Code(`${purpose}${definitions.length + 1}`);
    const place = definitions.push({ name, text: code`` }) - 1;
    known[purpose] = name;
    const described =
      areDescribed && "pointer" in schema ? comment(`\`#${String(schema.pointer)}\``) : code``;
    definitions[place] = {
      name,
      text: code`${described}\n${emitFunction(name, parameters, write())}`,
    };
    return name;
  };
  return { declare, written: () => definitions };
}

/** Returns a test that needs no separate function: a constant, a call of a named schema's test, or a type test. */
function directTest(schema: SchemaModel, value: Code, named: NamedChecks): Code | undefined {
  if (schema.kind === "always") return yes;
  if (schema.kind === "never") return no;
  if (schema.kind === "reference" && !schema.and) return named.test(schema.name, value);
  const type = onlyType(schema);
  return type && guard(type, value);
}

/** Returns an existing function: that of a type or of a named schema. */
function knownPredicate(schema: SchemaModel, named: NamedChecks): Code | undefined {
  const type = onlyType(schema);
  if (type) return predicateOfType(type);
  return schema.kind === "reference" && !schema.and ? named.predicate(schema.name) : undefined;
}

/** Returns the type of a schema that asserts only its type. */
export function onlyType(schema: SchemaModel): JsonType | undefined {
  if (schema.kind !== "schema" || schema.types?.length !== 1) return undefined;
  return Object.keys(schema).every(
    (keyword) => keyword === "types" || ANNOTATION_KEYWORDS.has(keyword),
  )
    ? schema.types[0]
    : undefined;
}
