import type { ResolvedTarget } from "../load/target.js";
import { SECOND_TOKEN, TOKEN } from "./exchange.js";

/** Replaces the tokens of a target by their placeholders, so that a report can be passed on. */
export function redactTokens({ token, secondToken }: ResolvedTarget, text: string): string {
  const isRedacted = secondToken !== undefined && secondToken !== "";
  const rest = isRedacted ? text.replaceAll(secondToken, () => SECOND_TOKEN) : text;
  return rest.replaceAll(token, () => TOKEN);
}
