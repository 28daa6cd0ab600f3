import { declarationOf, type Element } from "../page/page-nodes.js";
import type { BlockContext } from "./block-context.js";

/**
 * Returns the style for an element around justified text, since no block has such an alignment; undefined for other text
 * and for sites that would drop the style.
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
