import { decisionsOf } from "../src/decisions-of.ts";
import { readRegister } from "./register.ts";
import type { Rule } from "./visitor.ts";

/** Every decision that claims to shape the contract is cited there, and no other decision is. */
export const decisionUsed: Rule = () => {
  const used = new Set<string>();
  return {
    any: (node) => {
      for (const id of Object.values(decisionsOf(node))) used.add(String(id));
    },
    Root: {
      leave: (_, { report }) => {
        for (const { id, contract } of readRegister().values()) {
          if (contract && !used.has(id))
            report({
              message: `No \`x-decision\` names \`${id}\`, which says that the contract rests on it.`,
            });
          if (!contract && used.has(id))
            report({
              message: `An \`x-decision\` names \`${id}\`, which says that the contract does not rest on it.`,
            });
        }
      },
    },
  };
};
