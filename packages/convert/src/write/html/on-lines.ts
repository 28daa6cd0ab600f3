import type { ElementContent } from "hast";
import { text } from "./element.js";

/** Puts each node on a line of its own, so that the source is readable. */
export function onLines(nodes: readonly ElementContent[]): ElementContent[] {
  if (nodes.length === 0) return [];
  const newline = text("\n");
  const lines = [newline];
  for (const node of nodes) lines.push(node, newline);
  return lines;
}
