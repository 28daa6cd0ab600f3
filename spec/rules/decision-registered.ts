import { readRegister } from "./register.ts";
import type { ContractNode, Rule } from "./visitor.ts";

/** Every id in an `x-decision` map is in the register, and every keyword it names stands beside it. */
export const decisionRegistered: Rule = () => {
  const register = readRegister();
  return {
    any: (node, { report, location }) => {
      for (const [keyword, id] of Object.entries(decisionsOf(node))) {
        const at = location.child(["x-decision", keyword]);
        if (!register.has(String(id)))
          report({ message: `\`${String(id)}\` is in no file of \`decisions/\`.`, location: at });
        if (!stands(node, keyword))
          report({
            message: `\`${keyword}\` does not stand beside this \`x-decision\`.`,
            location: at.key(),
          });
      }
    },
  };
};

/** The `x-decision` map of an object; empty where it has none. */
export function decisionsOf(node: unknown): Readonly<Record<string, unknown>> {
  const map =
    typeof node === "object" && node !== null ? Reflect.get(node, "x-decision") : undefined;
  return typeof map === "object" && map !== null ? map : {};
}

/** A keyword of the object, a relative pointer below it (`security/0/bearerToken`), or `*` for all of it. */
function stands(node: ContractNode, keyword: string): boolean {
  if (keyword === "*" || Object.hasOwn(node, keyword)) return true;
  const target = keyword
    .split("/")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      node,
    );
  return target !== undefined;
}
