import type { Delete, Emphasis, InlineCode, PhrasingContent, Strong, Text } from "mdast";

/** A mark that has delimiters in Markdown. */
export type MarkNode = Strong | Emphasis | Delete;

/**
 * Wraps content in a mark, and moves the white space at its edges outside, because a mark cannot start or end with
 * white space. The tree has such white space if a link starts or ends inside marked text.
 */
export function inMark(type: MarkNode["type"], content: PhrasingContent[]): PhrasingContent[] {
  // Most marks have no white space at their edges.
  if (isTrimmed(content[0]) && isTrimmed(content.at(-1))) return [{ type, children: content }];
  const nodes = [...content];
  const [first, last] = [nodes.at(0), nodes.at(-1)];
  if (last) nodes.splice(-1, 1, ...split(last, (value) => value.trimEnd().length));
  if (first) nodes.splice(0, 1, ...split(nodes[0] ?? first, lengthOfIndent));
  const start = nodes.findIndex((node) => !isWhiteSpace(node));
  if (start === -1) return nodes;
  const end = nodes.findLastIndex((node) => !isWhiteSpace(node)) + 1;
  return [
    ...nodes.slice(0, start),
    { type, children: nodes.slice(start, end) },
    ...nodes.slice(end),
  ];
}

/**
 * Adds a node to a line, and merges it with the last node if both are marks, code or text of the same type. Such nodes
 * become adjacent when a mark between them is left out. The delimiters of adjacent code spans would be parsed as one,
 * and text is escaped node by node.
 */
export function addToLine(line: PhrasingContent[], node: PhrasingContent): void {
  const last = line.at(-1);
  if (last && isMark(last) && isMark(node) && last.type === node.type) {
    for (const child of node.children) addToLine(last.children, child);
  } else if (last && isLiteral(last) && isLiteral(node) && last.type === node.type) {
    last.value += node.value;
  } else line.push(node);
}

function isLiteral(node: PhrasingContent): node is InlineCode | Text {
  return node.type === "inlineCode" || node.type === "text";
}

/** Whether a node is a mark that has delimiters in Markdown. */
export function isMark(node: PhrasingContent): node is MarkNode {
  return node.type === "strong" || node.type === "emphasis" || node.type === "delete";
}

function split(node: PhrasingContent, lengthOf: (value: string) => number): PhrasingContent[] {
  if (node.type !== "text") return [node];
  const at = lengthOf(node.value);
  const parts = [node.value.slice(0, at), node.value.slice(at)];
  return parts.flatMap((value) => (value === "" ? [] : [{ type: "text", value }]));
}

function isTrimmed(edge: PhrasingContent | undefined): boolean {
  if (edge === undefined || isWhiteSpace(edge)) return false;
  return edge.type !== "text" || edge.value.trim() === edge.value;
}

function lengthOfIndent(value: string): number {
  return value.length - value.trimStart().length;
}

function isWhiteSpace(node: PhrasingContent): boolean {
  if (node.type === "html") return node.value === "<br>";
  return node.type === "break" || (node.type === "text" && node.value.trim() === "");
}
