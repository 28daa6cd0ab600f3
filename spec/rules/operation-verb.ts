import { verbsOf } from "./verbs.ts";
import type { Rule } from "./visitor.ts";

/** An operation ID is a listed verb and a noun, in camelCase; the noun of a `list` operation is plural. */
export const operationVerb: Rule = (options) => ({
  Operation: (operation, { report, location }) => {
    const id = String(operation.operationId ?? "");
    const verbs = verbsOf(options);
    const match = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(id);
    const at = location.child(["operationId"]);
    if (!match || !verbs.includes(match[1] ?? ""))
      report({
        message: `\`${id}\` is not a verb and noun; expected one of ${verbs.join(", ")} before a noun.`,
        location: at,
      });
    else if (match[1] === "list" && !id.endsWith("s"))
      report({ message: `\`${id}\` lists many: expected a plural.`, location: at });
  },
});
