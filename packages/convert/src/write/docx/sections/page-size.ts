import type { Page, Section } from "../../../tree/section.js";

/** A4 in points, for documents without a page size. */
const PAPER = { width: 595.3, height: 841.9 } as const;

const MARGINS = { top: 72, right: 72, bottom: 72, left: 72, header: 36, footer: 36 } as const;

/** Minimum width of the text, in points. */
const MIN_TEXT_WIDTH = 72;

/** Page size and margins with defaults applied, in points. */
export type PageSize = Required<Pick<Page, "width" | "height">> & {
  readonly margins: Readonly<Record<keyof typeof MARGINS, number>>;
};

/** Returns the page of a section. The default is A4 with margins of an inch. */
export function pageSize({ page }: Section): PageSize {
  const { width = PAPER.width, height = PAPER.height, margins } = page;
  return { width, height, margins: { ...MARGINS, ...margins } };
}

/** Returns the width of a section between its margins, in points. */
export function textWidth(section: Section): number {
  const { width, margins } = pageSize(section);
  return Math.max(width - margins.left - margins.right, MIN_TEXT_WIDTH);
}

/** Returns the line width of a section, in points: the width of its narrowest column. */
export function lineWidth(section: Section): number {
  const room = textWidth(section);
  const columns = section.columns?.widths;
  if (!columns) return room;
  const gaps = columns.slice(0, -1).reduce((sum, { gap }) => sum + gap, 0);
  const share = (room - gaps) / columns.length;
  return Math.max(Math.min(...columns.map(({ width }) => width ?? share)), MIN_TEXT_WIDTH);
}
