import { alignsBySpace } from "../../tree/aligns-by-space.js";
import type { Inline, Mark, Text } from "../../tree/inline.js";
import { isWhiteSpace, type InlinePiece } from "./piece.js";

type Pieces = readonly InlinePiece[];

/** Marks that are already open. */
type Open = readonly Mark[];

const NONE: Open = [];
const CODE: Open = ["code"];

/**
 * Turns a paragraph's leaves into a tree: groups the leaves of one link or mark under one node, merges adjacent text of
 * the same style, and moves white space at the edge of a mark outside.
 */
export function nestMarks(pieces: Pieces): readonly Inline[] {
  const trimmed = trim(pieces);
  return arePlain(trimmed) ? leavesOf(trimmed) : nestLinks(unmarkWhiteSpace(trimmed), NONE);
}

/** Like `nestMarks`, but leaves white space where it is, for code. */
export function nestMarksOfCode(pieces: Pieces): readonly Inline[] {
  return nestLinks(pieces, CODE);
}

function arePlain(pieces: Pieces): boolean {
  for (const { marks, link } of pieces) if (marks.length > 0 || link !== undefined) return false;
  return true;
}

/** Returns leaves without marks as they are: most paragraphs have no marks, and most of those have only one leaf. */
function leavesOf(pieces: Pieces): readonly Inline[] {
  const [only] = pieces;
  if (only && pieces.length === 1) return [only.node];
  const nodes: Inline[] = [];
  for (const piece of pieces) appendLeaf(nodes, piece.node);
  return withoutSpareCapacity(nodes);
}

/** Trims white space at the edges of lines, except an indent that aligns the line; browsers do not show any other. */
function trim(pieces: Pieces): Pieces {
  let start = 0;
  let end = pieces.length;
  while (start < end && isWhiteSpaceAt(pieces, start)) start += 1;
  while (end > start && isWhiteSpaceAt(pieces, end - 1)) end -= 1;
  const first = start === end ? start : indentStart(pieces, start);
  const within = first === 0 && end === pieces.length ? pieces : pieces.slice(first, end);
  const begun = first < start ? within : withText(within, 0, trimIndent);
  return withText(begun, within.length - 1, (value) => value.trimEnd());
}

/** Returns the start of a line's indent if it aligns the line, otherwise the start of its text. */
function indentStart(pieces: Pieces, start: number): number {
  let first = start;
  while (pieces[first - 1]?.node.kind === "text") first -= 1;
  let indent = "";
  for (let index = first; index <= start; index += 1) {
    const node = pieces[index]?.node;
    if (node?.kind === "text") indent += indentOf(node.value);
  }
  return alignsLine(indent) ? first : start;
}

function trimIndent(value: string): string {
  return alignsLine(indentOf(value)) ? value : value.trimStart();
}

function indentOf(value: string): string {
  return value.slice(0, value.length - value.trimStart().length);
}

/** Whether an indent is meant to be visible: one or two spaces are a typo, and browsers do not show them. */
function alignsLine(indent: string): boolean {
  return indent !== "" && WIDE.test(indent) && (alignsBySpace(indent) || NOT_A_SPACE.test(indent));
}

/** White space with a width, unlike a byte order mark or a line separator. */
const WIDE = /^[\t\p{Zs}]+$/u;
const NOT_A_SPACE = /[^ ]/;

function withText(pieces: Pieces, index: number, change: (value: string) => string): Pieces {
  const piece = pieces[index];
  if (piece?.node.kind !== "text" || piece.marks.length > 0) return pieces;
  const value = change(piece.node.value);
  if (value === piece.node.value) return pieces;
  return pieces.with(index, { ...piece, node: { ...piece.node, value } });
}

function isWhiteSpaceAt(pieces: Pieces, index: number): boolean {
  const piece = pieces[index];
  return piece !== undefined && isWhiteSpace(piece);
}

/**
 * Removes marks from white space unless the leaves on both sides have them: `**bold **text` is not emphasis in
 * Markdown.
 */
function unmarkWhiteSpace(pieces: Pieces): Pieces {
  const unmarked = [...pieces];
  for (let index = 0; index < pieces.length; index += 1) {
    if (!isWhiteSpaceAt(pieces, index)) continue;
    let end = index + 1;
    while (isWhiteSpaceAt(pieces, end)) end += 1;
    const left = pieces[index - 1];
    const right = pieces[end];
    for (; index < end; index += 1) {
      const piece = pieces[index];
      if (piece) unmarked[index] = unmark(piece, left, right);
    }
  }
  return unmarked;
}

function unmark(
  piece: InlinePiece,
  left: InlinePiece | undefined,
  right: InlinePiece | undefined,
): InlinePiece {
  if (piece.marks.length === 0 && piece.link === undefined) return piece;
  const marks = piece.marks.filter(
    (mark) => mark !== "code" && left?.marks.includes(mark) && right?.marks.includes(mark),
  );
  const linked = piece.link === left?.link && piece.link === right?.link;
  return { kind: "inline", node: piece.node, marks, link: linked ? piece.link : undefined };
}

/**
 * Returns a copy without spare capacity: a growing array reserves extra memory, and a tree may have millions of arrays.
 */
function withoutSpareCapacity(nodes: readonly Inline[]): readonly Inline[] {
  return nodes.slice();
}

function nestLinks(pieces: Pieces, open: Open): readonly Inline[] {
  const nodes: Inline[] = [];
  for (let start = 0; start < pieces.length;) {
    const url = pieces[start]?.link;
    let end = start + 1;
    while (end < pieces.length && pieces[end]?.link === url) end += 1;
    const children = nestRuns(pieces, start, end, open);
    // Most lines have no link.
    if (url === undefined && start === 0 && end === pieces.length) return children;
    if (url !== undefined) nodes.push({ kind: "link", url, children });
    else for (const child of children) nodes.push(child);
    start = end;
  }
  return withoutSpareCapacity(nodes);
}

function nestRuns(pieces: Pieces, start: number, end: number, open: Open): readonly Inline[] {
  const nodes: Inline[] = [];
  for (let index = start; index < end;) {
    const mark = longestMark(pieces, index, end, open);
    if (mark === undefined) {
      const piece = pieces[index];
      // Most marks are around one leaf; an array literal has no spare capacity.
      if (piece && end - start === 1) return [piece.node];
      if (piece) appendLeaf(nodes, piece.node);
      index += 1;
      continue;
    }
    const until = endOfMark(mark, pieces, index, end);
    const children = nestRuns(pieces, index, until, [...open, mark]);
    nodes.push({ kind: "marked", mark, children });
    index = until;
  }
  return withoutSpareCapacity(nodes);
}

/**
 * Returns the mark of a leaf that covers the most following leaves, so that few nodes are needed. Code comes last
 * because it contains only text.
 */
function longestMark(pieces: Pieces, start: number, end: number, open: Open): Mark | undefined {
  let longest: Mark | undefined;
  let furthest = 0;
  for (const mark of pieces[start]?.marks ?? NONE) {
    if (open.includes(mark)) continue;
    const until = mark === "code" ? 0 : endOfMark(mark, pieces, start, end);
    if (longest !== undefined && until <= furthest) continue;
    longest = mark;
    furthest = until;
  }
  return longest;
}

function endOfMark(mark: Mark, pieces: Pieces, start: number, end: number): number {
  for (let index = start + 1; index < end; index += 1) {
    if (!pieces[index]?.marks.includes(mark)) return index;
  }
  return end;
}

function appendLeaf(nodes: Inline[], leaf: InlinePiece["node"]): void {
  const last = nodes.at(-1);
  if (leaf.kind === "text" && last?.kind === "text" && haveEqualFormatting(leaf, last)) {
    nodes[nodes.length - 1] = { ...last, value: last.value + leaf.value };
    return;
  }
  nodes.push(leaf);
}

function haveEqualFormatting(one: Text, other: Text): boolean {
  if (one.timestamp !== other.timestamp) return false;
  if (one.style === other.style) return true;
  if (!one.style || !other.style) return false;
  const [style, others] = [Object.entries(one.style), Object.entries(other.style)];
  return (
    style.length === others.length &&
    style.every(([name, value], index) => name === others[index]?.[0] && value === others[index][1])
  );
}
