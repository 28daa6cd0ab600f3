import type { Page, Section } from "../../../tree/section.js";

/** A4, for documents that name no paper: in points. */
const PAPER = { width: 595.3, height: 841.9 } as const;

const MARGINS = { top: 72, right: 72, bottom: 72, left: 72, header: 36, footer: 36 } as const;

/** Less room for text than this is no page. */
const NARROWEST = 72;

/** Paper and margins with nothing left open, in points. */
export type PageSize = Required<Pick<Page, "width" | "height">> & {
  readonly margins: Readonly<Record<keyof typeof MARGINS, number>>;
};

/** The page of a section; what the document leaves open is A4 with an inch around. */
export function pageSize({ page }: Section): PageSize {
  const { width = PAPER.width, height = PAPER.height, margins } = page;
  return { width, height, margins: { ...MARGINS, ...margins } };
}

/** How much room a section has between its margins, in points. */
export function textWidth(section: Section): number {
  const { width, margins } = pageSize(section);
  return Math.max(width - margins.left - margins.right, NARROWEST);
}

/** How long a line of the section is, in points: the narrowest of its columns. */
export function lineWidth(section: Section): number {
  const room = textWidth(section);
  const columns = section.columns?.widths;
  if (!columns) return room;
  const gaps = columns.slice(0, -1).reduce((sum, { gap }) => sum + gap, 0);
  const share = (room - gaps) / columns.length;
  return Math.max(Math.min(...columns.map(({ width }) => width ?? share)), NARROWEST);
}
