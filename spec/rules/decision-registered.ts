import { DECISIONS, decisionsOf } from "../src/decisions-of.ts";
import { readRegister } from "./register.ts";
import type { ContractNode, Rule } from "./visitor.ts";

/** Every ID in an `x-decision` map is in the register, and the same object has every keyword that the map names. */
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
 * True if the object has a keyword, or a value at a relative pointer (`security/0/bearerToken`); `*` means the whole
 * object. Patterns with `*` segments are checked by the build, which fails if one matches nothing: here, other files
 * are still unresolved references.
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
