import type { PhrasingContent } from "mdast";
import type { State } from "mdast-util-to-markdown";

type ContainerPhrasing = State["containerPhrasing"];

/**
 * How many nodes of a line the library writes at once: to see that all marks of a line open and close what they should,
 * it takes time that grows faster than their number.
 */
const MAX_NODES = 200;

/** After so many nodes a line is divided wherever it is. */
const MAX_NODES_TO_SEARCH = 1000;

/** A letter before a letter or a space, where a text may be divided: neither gives a meaning to a mark. */
const NEUTRAL = /\p{L}(?=[\p{L} ])/u;

/**
 * The library's way to write a line, for long ones piece by piece. A piece ends inside a word, or between two nodes
 * that hold no marks, so that no mark is written otherwise than in the whole line.
 */
export function lineInPieces(write: ContainerPhrasing): ContainerPhrasing {
  return (parent, info) => {
    if (parent.children.length <= MAX_NODES) return write(parent, info);
    const pieces = piecesOf(parent.children as PhrasingContent[]);
    const lines: string[] = [];
    for (const [index, children] of pieces.entries()) {
      const before = lines.at(-1)?.slice(-1) ?? info.before;
      const after = firstSign(pieces[index + 1]?.[0]) ?? info.after;
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

/** What of a node still belongs to the piece, and what begins the next one. */
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
  return last && holdsNoMarks(last) && holdsNoMarks(node) && last.type !== "break"
    ? [undefined, node]
    : [node];
}

/** Whether a node is written the same whatever stands beside it, and what stands beside it is too. */
function holdsNoMarks({ type }: PhrasingContent): boolean {
  return type in FIRST_SIGNS && type !== "strong" && type !== "emphasis" && type !== "delete";
}

/** What a node that is no text begins with. */
export const FIRST_SIGNS: Readonly<Partial<Record<PhrasingContent["type"], string>>> = {
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

/** What a node begins with. */
export function firstSign(node: PhrasingContent | undefined): string | undefined {
  if (!node) return undefined;
  return node.type === "text" ? node.value.charAt(0) : (FIRST_SIGNS[node.type] ?? "");
}
