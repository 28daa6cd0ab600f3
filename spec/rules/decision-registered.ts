import { DECISIONS, decisionsOf } from "../src/decisions-of.ts";
import { readRegister } from "./register.ts";
import type { ContractNode, Rule } from "./visitor.ts";

/** Every id in an `x-decision` map is in the register, and every keyword it names is beside it. */
export const decisionRegistered: Rule = () => {
  const register = readRegister();
  return {
    any: (node, { report, location }) => {
      for (const [keyword, id] of Object.entries(decisionsOf(node))) {
        const at = location.child([DECISIONS, keyword]);
        if (!register.has(String(id)))
          report({ message: `\`${String(id)}\` has no file in \`decisions/\`.`, location: at });
        if (!hasKeyword(node, keyword))
          report({
            message: `No keyword \`${keyword}\` beside this \`x-decision\`.`,
            location: at.key(),
          });
      }
    },
  };
};

/**
 * Whether the object has a keyword, or a value at a relative pointer (`security/0/bearerToken`); `*` is all of it.
 * The build fails if a pattern with `*` segments matches nothing: here other files are still references.
 */
function hasKeyword(node: ContractNode, keyword: string): boolean {
  if (keyword === "*" || keyword.startsWith("*/") || Object.hasOwn(node, keyword)) return true;
  const target = keyword
    .split("/")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      node,
    );
  return target !== undefined;
}
