import type { PhrasingContent } from "mdast";

/**
 * Removes the spaces at the edges of a block's content and after its line breaks, which CommonMark drops (Spec 0.31, 4.8
 * and 6.7), and line breaks at its end, whose backslash it would show.
 */
export function trimLine(line: readonly PhrasingContent[]): PhrasingContent[] {
  const start = line.findIndex((node) => !isSpace(node));
  if (start === -1) return [];
  const nodes = line.slice(start, line.findLastIndex((node) => !isSpaceOrBreak(node)) + 1);
  trimAt(nodes, 0, SPACES_BEFORE);
  trimAt(nodes, nodes.length - 1, SPACES_AFTER);
  for (let index = 1; index < nodes.length; index += 1) {
    if (nodes[index - 1]?.type === "break") trimAt(nodes, index, SPACES_BEFORE);
  }
  return nodes;
}

const SPACES_BEFORE = /^ +/;
const SPACES_AFTER = /(?<! ) +$/;
const ONLY_SPACES = /^ *$/;

/** Whether a node contains only spaces. */
export function isSpace(node: PhrasingContent): boolean {
  return node.type === "text" && ONLY_SPACES.test(node.value);
}

function isSpaceOrBreak(node: PhrasingContent): boolean {
  return node.type === "break" || isSpace(node);
}

function trimAt(nodes: PhrasingContent[], index: number, edge: RegExp): void {
  const node = nodes[index];
  if (node?.type === "text") nodes[index] = { ...node, value: node.value.replace(edge, "") };
}
