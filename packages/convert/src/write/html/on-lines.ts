import type { ElementContent } from "hast";

/** Puts each node on a line of its own, so that people can read the source. */
export function onLines(nodes: readonly ElementContent[]): ElementContent[] {
  const newline: ElementContent = { type: "text", value: "\n" };
  return nodes.length === 0 ? [] : [newline, ...nodes.flatMap((node) => [node, newline])];
}
