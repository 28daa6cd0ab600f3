import { Code } from "./code.ts";

/** Emits a regular expression literal; `RegExp` itself escapes characters that would end it. */
export function regExp(pattern: string): Code {
  return new Code(new RegExp(pattern, "u").toString());
}
