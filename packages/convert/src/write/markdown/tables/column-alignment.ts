import type { AlignType } from "mdast";
import type { Paragraph, Table } from "../../../tree/block.js";
import type { MarkdownContext } from "../markdown-context.js";

/**
 * Returns the alignment of a column if all its paragraphs share it; otherwise adds a warning for each alignment that is
 * left out.
 */
export function writeAlignment(
  column: readonly (Paragraph | undefined)[],
  { origin }: Table,
  { warn }: MarkdownContext,
): AlignType {
  const alignments = column.flatMap((paragraph) => paragraph?.layout.alignment ?? "start");
  const [first] = alignments;
  const isShared = alignments.every((alignment) => alignment === first);
  const shared = isShared && first !== undefined ? COLUMN_ALIGNMENTS[first] : null;
  if (shared !== null) return shared;
  for (const alignment of alignments) if (alignment !== "start") warn("alignment-left-out", origin);
  return null;
}

const COLUMN_ALIGNMENTS = { start: null, center: "center", end: "right", justify: null } as const;
