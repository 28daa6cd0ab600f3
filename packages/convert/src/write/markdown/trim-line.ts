import type { PhrasingContent } from "mdast";

/**
 * Content of a block without the spaces at its edges, which CommonMark drops (Spec 0.31, 4.8), and without line breaks
 * at its end, of which it would show the backslash (6.7).
 */
export function trimLine(line: readonly PhrasingContent[]): PhrasingContent[] {
  const start = line.findIndex((node) => !isSpace(node));
  if (start === -1) return [];
  const nodes = line.slice(start, line.findLastIndex((node) => !isSpaceOrBreak(node)) + 1);
  trimAt(nodes, 0, SPACES_BEFORE);
  trimAt(nodes, nodes.length - 1, SPACES_AFTER);
  return nodes;
}

const SPACES_BEFORE = /^ +/;
const SPACES_AFTER = /(?<! ) +$/;
const ONLY_SPACES = /^ *$/;

/** Whether a node is spaces only. */
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
