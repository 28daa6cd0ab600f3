import { code, type Code } from "../code.ts";
import type { Scope } from "./scope.ts";

/** A call that reports a violation of `keyword`. */
export function emitFailure({ value, at, out }: Scope, keyword: string, expected: string): Code {
  return code`check.fail(${out}, ${at}, ${keyword}, ${expected}, ${value});`;
}
