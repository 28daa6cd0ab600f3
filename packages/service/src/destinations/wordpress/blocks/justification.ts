import { declarationOf, type Element } from "../page/page-nodes.js";
import type { BlockContext } from "./block-context.js";

/**
 * The style of an element around the text of a block whose lines are justified, which no block is by itself; undefined for
 * other blocks, and where the site would drop the style.
 */
export function justification(
  element: Element,
  { isFiltered, losses }: BlockContext,
): string | undefined {
  if (declarationOf(element, "text-align") !== "justify") return undefined;
  if (!isFiltered) return "display:block;text-align:justify";
  losses.add("justified lines");
  return undefined;
}
