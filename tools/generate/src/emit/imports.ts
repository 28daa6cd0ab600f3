import { code, join, type Code } from "./code.ts";

/** An import of those of `names` that `body` uses; nothing where it uses none. */
export function importUsed(
  names: readonly Code[],
  from: string,
  body: Code,
  kind: "type" | "value" = "value",
): Code {
  // One pass over the text, however many names there are: thousands of each are not rare.
  const words = new Set(body.text.match(/[\w$]+/g));
  const used = names.filter(({ text }) => words.has(text));
  if (used.length === 0) return code``;
  return code`import ${kind === "type" ? code`type ` : code``}{ ${join(used, ", ")} } from ${from};`;
}

/** `import * as check` of the runtime's small checks, where `body` uses it. */
export function importChecks(body: Code): Code {
  return body.text.includes("check.") ? code`import * as check from "../checks/index.js";` : code``;
}
