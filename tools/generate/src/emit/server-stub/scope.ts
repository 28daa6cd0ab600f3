import { Code, code } from "../code.ts";
import type { SchemaModel } from "../../model/model.ts";
import type { Functions } from "./predicates/functions.ts";

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

/** A scope inside another, for a value of its own at a place of its own. */
export function innerScope(scope: Scope, at: Code): Scope {
  return { ...scope, depth: scope.depth + 1, value: numbered("value", scope.depth + 1), at };
}

/** A scope around statements for the same value, in a block of their own. */
export function blockScope(scope: Scope): Scope {
  return { ...scope, depth: scope.depth + 1 };
}

/** A variable of this scope. */
export function numbered(name: string, depth: number): Code {
  return new Code(`${name}${depth}`);
}

/** The pointer of a member whose name is known. */
export function memberAt({ at }: Scope, name: string): Code {
  return code`${at} + ${`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`}`;
}
