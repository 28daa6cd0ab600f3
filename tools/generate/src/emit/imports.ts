import { code, join, type Code } from "./code.ts";

/** An import of those of `names` that `body` uses; nothing where it uses none. */
export function importUsed(
  names: readonly Code[],
  from: string,
  body: Code,
  kind: "type" | "value" = "value",
): Code {
  const used = names.filter(({ text }) =>
    new RegExp(`(?<![\\w$])${text.replaceAll("$", String.raw`\$`)}(?![\\w$])`).test(body.text),
  );
  if (used.length === 0) return code``;
  return code`import ${kind === "type" ? code`type ` : code``}{ ${join(used, ", ")} } from ${from};`;
}

/** `import * as check` of the runtime's small checks, where `body` uses it. */
export function importChecks(body: Code): Code {
  return body.text.includes("check.") ? code`import * as check from "../checks/index.js";` : code``;
}
