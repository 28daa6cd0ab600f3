import type { Inline, Mark, Text } from "../tree/inline.js";
import { isWhiteSpace, type InlinePiece } from "./piece.js";

/**
 * Turns a paragraph's leaves into a tree: leaves of one link under one link, leaves of one mark under one mark,
 * neighbours of equal style under the same node, white space at the edge of a mark outside of it.
 */
export function nestMarks(pieces: readonly InlinePiece[]): readonly Inline[] {
  const trimmed = trim(pieces);
  return arePlain(trimmed) ? leavesOf(trimmed) : nestLinks(unmarkWhiteSpace(trimmed));
}

function arePlain(pieces: readonly InlinePiece[]): boolean {
  for (const { marks, link } of pieces) if (marks.length > 0 || link !== undefined) return false;
  return true;
}

/** Most paragraphs have no marks, so nothing is to be nested. */
function leavesOf(pieces: readonly InlinePiece[]): readonly Inline[] {
  const nodes: Inline[] = [];
  for (const piece of pieces) appendLeaf(nodes, piece.node);
  return nodes;
}

/** The same with all white space where it stands, as code needs it. */
export function nestMarksOfCode(pieces: readonly InlinePiece[]): readonly Inline[] {
  return nestLinks(
    pieces.map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => mark !== "code") })),
  );
}

function trim(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  let start = 0;
  let end = pieces.length;
  while (start < end && isWhiteSpaceAt(pieces, start)) start += 1;
  while (end > start && isWhiteSpaceAt(pieces, end - 1)) end -= 1;
  return start === 0 && end === pieces.length ? pieces : pieces.slice(start, end);
}

function isWhiteSpaceAt(pieces: readonly InlinePiece[], index: number): boolean {
  const piece = pieces[index];
  return piece !== undefined && isWhiteSpace(piece);
}

/** White space keeps only what the text on both sides of it has too: `**bold **text` is no emphasis in Markdown. */
function unmarkWhiteSpace(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  const before = neighbours(pieces);
  const after = neighbours(pieces.toReversed()).reverse();
  return pieces.map((piece, index) => {
    if (!isWhiteSpace(piece)) return piece;
    const [left, right] = [before[index], after[index]];
    const marks = piece.marks.filter(
      (mark) => mark !== "code" && left?.marks.includes(mark) && right?.marks.includes(mark),
    );
    const linked = piece.link === left?.link && piece.link === right?.link;
    return { ...piece, marks, link: linked ? piece.link : undefined };
  });
}

/** For each piece the nearest one before it that is no white space. */
function neighbours(pieces: readonly InlinePiece[]): (InlinePiece | undefined)[] {
  let last: InlinePiece | undefined;
  return pieces.map((piece) => {
    const neighbour = last;
    if (!isWhiteSpace(piece)) last = piece;
    return neighbour;
  });
}

function nestLinks(pieces: readonly InlinePiece[]): Inline[] {
  const runs: InlinePiece[][] = [];
  for (let index = 0; index < pieces.length;) {
    const link = pieces[index]?.link;
    const end = endOfRun(pieces, index, (piece) => piece.link === link);
    runs.push(pieces.slice(index, end));
    index = end;
  }
  return runs.flatMap((run): Inline[] => {
    const link = run[0]?.link;
    const children = nestRuns(run);
    return link === undefined ? children : [{ kind: "link", url: link, children }];
  });
}

function nestRuns(pieces: readonly InlinePiece[]): Inline[] {
  const nodes: Inline[] = [];
  for (let index = 0; index < pieces.length;) {
    const piece = pieces[index];
    if (!piece) break;
    const { mark, end } = longestMark(piece, pieces, index);
    if (mark === undefined) appendLeaf(nodes, piece.node);
    else nodes.push({ kind: "marked", mark, children: inside(mark, pieces.slice(index, end)) });
    index = end;
  }
  return nodes;
}

function inside(mark: Mark, pieces: readonly InlinePiece[]): Inline[] {
  return nestRuns(
    pieces.map((piece) => ({ ...piece, marks: piece.marks.filter((one) => one !== mark) })),
  );
}

/** Of the marks of a leaf the one that goes on longest, so that few nodes are opened; code, which holds text only, last. */
function longestMark(
  piece: InlinePiece,
  pieces: readonly InlinePiece[],
  start: number,
): { readonly mark: Mark | undefined; readonly end: number } {
  const others = piece.marks.filter((mark) => mark !== "code");
  const marks = others.length > 0 ? others : piece.marks;
  let longest: { mark: Mark | undefined; end: number } = { mark: undefined, end: start + 1 };
  for (const mark of marks) {
    const end = endOfRun(pieces, start, (one) => one.marks.includes(mark));
    if (longest.mark === undefined || end > longest.end) longest = { mark, end };
  }
  return longest;
}

function endOfRun(
  pieces: readonly InlinePiece[],
  start: number,
  belongs: (piece: InlinePiece) => boolean,
): number {
  let end = start + 1;
  for (let piece = pieces[end]; piece && belongs(piece); piece = pieces[end]) end += 1;
  return end;
}

function appendLeaf(nodes: Inline[], leaf: InlinePiece["node"]): void {
  const last = nodes.at(-1);
  if (leaf.kind === "text" && last?.kind === "text" && isAlike(leaf, last)) {
    nodes[nodes.length - 1] = { ...last, value: last.value + leaf.value };
    return;
  }
  nodes.push(leaf);
}

function isAlike(one: Text, other: Text): boolean {
  if (one.timestamp !== other.timestamp) return false;
  if (one.style === other.style) return true;
  if (!one.style || !other.style) return false;
  const [style, others] = [Object.entries(one.style), Object.entries(other.style)];
  return (
    style.length === others.length &&
    style.every(([name, value], index) => name === others[index]?.[0] && value === others[index][1])
  );
}
