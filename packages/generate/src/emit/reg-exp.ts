import { Code } from "./code.ts";

/** A regular expression literal; `RegExp` itself escapes what would end it. */
export function regExp(pattern: string): Code {
  return new Code(new RegExp(pattern, "u").toString());
}
