import { code, type Code } from "../../code.ts";
import type { Assertion } from "../assertions/assertions.ts";
import type { Scope } from "./scope.ts";

/** A call that reports a violation of `keyword`. */
export function emitFailure({ value, at, out }: Scope, keyword: string, expected: string): Code {
  return code`check.fail(${out}, ${at}, ${keyword}, ${expected}, ${value});`;
}

/** Statements that report each of `assertions` that the value violates. */
export function emitAssertions(assertions: readonly Assertion[], scope: Scope): Code[] {
  return assertions.map(
    ({ keyword, condition, expected }) =>
      code`if (!(${condition})) ${emitFailure(scope, keyword, expected)}`,
  );
}
