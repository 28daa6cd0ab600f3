import type { PhrasingContent } from "mdast";
import type { State } from "mdast-util-to-markdown";

type ContainerPhrasing = State["containerPhrasing"];

/**
 * Number of nodes that `mdast-util-to-markdown` writes at once: the time of its check for ambiguous marks grows faster
 * than the number of nodes.
 */
const MAX_NODES = 200;

/** After this many nodes, a line is split at any place. */
const MAX_NODES_TO_SEARCH = 1000;

/** A letter before a letter or a space. Splitting a text after it does not change the meaning of a mark. */
const NEUTRAL = /\p{L}(?=[\p{L} ])/u;

/**
 * Writes long lines in chunks. A chunk ends inside a word, or between two nodes that are not marks, so that marks are
 * written as in the whole line.
 */
export function lineInChunks(write: ContainerPhrasing): ContainerPhrasing {
  return (parent, info) => {
    if (parent.children.length <= MAX_NODES) return write(parent, info);
    const pieces = piecesOf(parent.children as PhrasingContent[]);
    const lines: string[] = [];
    for (const [index, children] of pieces.entries()) {
      const before = lines.at(-1)?.slice(-1) ?? info.before;
      const after = firstCharacter(pieces[index + 1]?.[0]) ?? info.after;
      const line = write({ ...parent, children } as typeof parent, { ...info, before, after });
      if (line !== "") lines.push(line);
    }
    return lines.join("");
  };
}

function piecesOf(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  let piece: PhrasingContent[] = [];
  const pieces = [piece];
  for (const node of nodes) {
    const [rest, next] = piece.length < MAX_NODES ? [node] : divide(piece, node);
    if (rest) piece.push(rest);
    if (next) pieces.push((piece = [next]));
  }
  return pieces;
}

/** Splits a node into the end of the chunk and the start of the next one. */
function divide(
  piece: readonly PhrasingContent[],
  node: PhrasingContent,
): readonly [PhrasingContent | undefined, PhrasingContent?] {
  const last = piece.at(-1);
  if (piece.length >= MAX_NODES_TO_SEARCH) return [undefined, node];
  if (node.type === "text") {
    const at = node.value.search(NEUTRAL) + 1;
    if (at === 0) return [node];
    const rest = { ...node, value: node.value.slice(0, at) };
    return [rest, { ...node, value: node.value.slice(at) }];
  }
  return last && isNeutral(last) && isNeutral(node) && last.type !== "break"
    ? [undefined, node]
    : [node];
}

/** Whether a node and its neighbours do not affect how each other is written. */
function isNeutral({ type }: PhrasingContent): boolean {
  return type in FIRST_CHARACTERS && type !== "strong" && type !== "emphasis" && type !== "delete";
}

/** The first character of each node type except text. */
export const FIRST_CHARACTERS: Readonly<Partial<Record<PhrasingContent["type"], string>>> = {
  break: "\\",
  delete: "~",
  emphasis: "*",
  footnoteReference: "[",
  html: "<",
  image: "!",
  inlineCode: "`",
  link: "[",
  strong: "*",
};

/** Returns the first character of a node. */
export function firstCharacter(node: PhrasingContent | undefined): string | undefined {
  if (!node) return undefined;
  return node.type === "text" ? node.value.charAt(0) : (FIRST_CHARACTERS[node.type] ?? "");
}
