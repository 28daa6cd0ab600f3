import type { RuleContext } from "./rule.js";

/**
 * Returns the first `count` cases, and all of them in a thorough run: the most telling come first, so
 * that a default run sends little more than 500 requests with the token.
 */
export function firstOf<Case>(
  { depth }: Pick<RuleContext, "depth">,
  cases: readonly Case[],
  count: number,
): readonly Case[] {
  return depth === "thorough" ? cases : cases.slice(0, count);
}
