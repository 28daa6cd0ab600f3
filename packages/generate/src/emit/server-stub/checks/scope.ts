import { Code, code } from "../../code.ts";
import type { SchemaModel } from "../../../model/model.ts";
import type { Functions } from "../predicates/functions.ts";

/** The variables that statements of a check work on. */
export interface Scope {
  /** The value that is checked. */
  readonly value: Code;
  /** An expression for the JSON pointer of the value. */
  readonly at: Code;
  /** Where violations go. */
  readonly out: Code;
  /** How many scopes are around this one; keeps names of variables apart. */
  readonly depth: number;
  /** Where tests of subschemas are written. */
  readonly functions: Functions;
  /** Emits the checks of a schema inside this one; passed along, so that the emitters need not know each other. */
  readonly emit: (schema: SchemaModel, scope: Scope) => Code[];
}

/** The scope of a check's own parameters. */
export function rootScope(emit: Scope["emit"], functions: Functions): Scope {
  return { value: code`value`, at: code`at`, out: code`out`, depth: 0, functions, emit };
}

/** A scope inside another, for its own value at its own place. */
export function innerScope(scope: Scope, at: Code): Scope {
  return { ...scope, depth: scope.depth + 1, value: numbered("value", scope.depth + 1), at };
}

/**
 * One statement, or none, for the same value once more, under its own name: what is known of its type where they stand says
 * nothing of what they compare it with.
 */
export function emitAgain(schema: SchemaModel, scope: Scope): Code[] {
  if (schema.kind === "reference" && !schema.and) return scope.emit(schema, scope);
  const inner = innerScope(scope, scope.at);
  const statements = scope.emit(schema, inner);
  if (statements.length === 0) return [];
  return [code`{ const ${inner.value}: unknown = ${scope.value}; ${statements} }`];
}

/** A variable of this scope. */
export function numbered(name: string, depth: number): Code {
  return new Code(`${name}${depth}`);
}

/** The pointer of a member whose name is known. */
export function memberAt({ at }: Scope, name: string): Code {
  return code`${at} + ${`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`}`;
}
