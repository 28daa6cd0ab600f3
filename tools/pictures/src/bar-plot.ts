import { escape, picture, WIDTH } from "./svg.ts";

/** A figure recorded on a page of the repository. */
export interface Bar {
  readonly label: string;
  /** First cell of the row in the source table, and the index of its cell. */
  readonly row: string;
  readonly column: number;
  /** The text of the cell. */
  readonly value: string;
  /** True if the figure is this project's. */
  readonly own?: boolean;
}

/** A plot of figures that were measured together. */
export interface Plot {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  /** Date and machine of the measurement. */
  readonly recorded: string;
  /** The page with the figures. */
  readonly source: string;
  readonly bars: readonly Bar[];
}

const MARGIN = 20;
const TOP = 76;
const ROW = 44;
const MAX_BAR = WIDTH - 2 * MARGIN - 60;

/** Draws a bar below the name of each figure. */
export function drawPlot({ title, unit, recorded, bars }: Plot): string {
  const max = Math.max(...bars.map(numberOf));
  const drawn = bars.map((bar, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, Math.round((numberOf(bar) / max) * MAX_BAR));
    return `<text class="start" x="${MARGIN}" y="${y + 14}">${escape(bar.label)}</text><rect class="${bar.own ? "own" : "bar"}" x="${MARGIN}" y="${y + 20}" width="${width}" height="14" rx="2"/><text class="start" x="${MARGIN + width + 8}" y="${y + 33}">${escape(bar.value)}</text>`;
  });
  const height = TOP + bars.length * ROW + 36;
  const description = `${title}, ${unit}: ${bars.map((bar) => `${bar.label} ${bar.value}`).join(", ")}. ${recorded}.`;
  return picture(height, description, [
    `<text class="name start" x="${MARGIN}" y="32">${escape(title)}</text>`,
    `<text class="label start" x="${MARGIN}" y="54">${escape(unit)}</text>`,
    ...drawn,
    `<text class="label start" x="${MARGIN}" y="${height - 16}">${escape(recorded)}</text>`,
  ]);
}

/** Returns the cell of a Markdown table that a bar shows; undefined if there is none. */
export function cellOf(markdown: string, { row, column, value }: Bar): string | undefined {
  const rows = markdown.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.find((cells) => cells[0] === row && cells[column] === value)?.[column];
}

function numberOf({ value }: Bar): number {
  return Number.parseFloat(value);
}
