import headless, { type IBufferCell, type Terminal as TerminalType } from "@xterm/headless";
import { escape, WIDTH } from "@document-export/pictures/svg";

/** Output of a terminal: pieces, each with the seconds since the one before. */
export interface Recording {
  readonly columns: number;
  readonly rows: number;
  readonly frames: readonly (readonly [seconds: number, text: string])[];
}

const PADDING = 12;
const LINE = 20;
/** Minimum time of a frame in seconds. Viewers cannot see faster changes. */
const MIN_FRAME_SECONDS = 0.2;

/** Draws terminal output as frames that play once; readers who prefer reduced motion get the last frame. */
export async function drawTerminal(recording: Recording, description: string): Promise<string> {
  const { columns, rows, frames } = recording;
  const terminal = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  const shown: { start: number; screen: string }[] = [];
  let time = 0;
  for (const [seconds, text] of frames) {
    time += Math.max(seconds, MIN_FRAME_SECONDS);
    await new Promise<void>((resolve) => terminal.write(text, resolve));
    const screen = drawScreen(terminal, (WIDTH - 2 * PADDING) / columns);
    if (screen !== shown.at(-1)?.screen) shown.push({ start: time, screen });
  }
  const height = rows * LINE + 2 * PADDING;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(description)}">
<style>${STYLE}</style>
<rect class="page" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10"/>
${shown.map((frame, index) => drawFrame(frame, shown[index + 1]?.start)).join("\n")}
</svg>
`;
}

function drawFrame({ start, screen }: { start: number; screen: string }, end?: number): string {
  const timing = end === undefined ? `${round(start)}s` : `${round(end - start)}s ${round(start)}s`;
  return `<g class="${end === undefined ? "last" : "frame"}" style="animation-duration:${timing.split(" ")[0]}${end === undefined ? "" : `;animation-delay:${timing.split(" ")[1]}`}">${screen}</g>`;
}

function drawScreen(terminal: TerminalType, advance: number): string {
  const buffer = terminal.buffer.active;
  const lines = Array.from({ length: terminal.rows }, (_, row) => {
    const line = buffer.getLine(buffer.viewportY + row);
    const cells = Array.from({ length: terminal.cols }, (_, column) => line?.getCell(column));
    return runsOf(cells)
      .map(({ column, text, style }) => {
        const x = round(PADDING + column * advance);
        const width = round(text.length * advance);
        return `<text${style} x="${x}" y="${PADDING + 15 + row * LINE}" textLength="${width}">${escape(text)}</text>`;
      })
      .join("");
  });
  return lines.join("");
}

/** Merges adjacent cells of the same style, without the surrounding space. */
function runsOf(cells: readonly (IBufferCell | undefined)[]): Run[] {
  const runs: Run[] = [];
  for (const [column, cell] of cells.entries()) {
    const [text, style] = [cell?.getChars() || " ", cell ? styleOf(cell) : ""];
    const last = runs.at(-1);
    if (last && last.style === style) last.text += text;
    else runs.push({ column, text, style });
  }
  return runs
    .map(({ column, text, style }) => {
      const trimmed = text.trimStart();
      return { column: column + text.length - trimmed.length, text: trimmed.trimEnd(), style };
    })
    .filter(({ text }) => text !== "");
}

interface Run {
  column: number;
  text: string;
  style: string;
}

function styleOf(cell: IBufferCell): string {
  const names = [
    ...(cell.isFgPalette() ? [`c${cell.getFgColor()}`] : []),
    ...(cell.isBold() ? ["bold"] : []),
    ...(cell.isDim() ? ["dim"] : []),
  ];
  return names.length > 0 ? ` class="${names.join(" ")}"` : "";
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// A terminal is dark on every page. The last frame stays visible.
const STYLE = `
.page { fill: #161b22; stroke: #3d444d }
text { font: 13px ui-monospace, "Cascadia Mono", Menlo, "Liberation Mono", "DejaVu Sans Mono", monospace; fill: #e6edf3; white-space: pre }
.bold { font-weight: 700 } .dim { fill: #adb7c2 } .c1 { fill: #ff7b72 } .c2 { fill: #56d364 } .c3 { fill: #e3b341 } .c6 { fill: #56d4dd }
.frame { visibility: hidden }
@media (prefers-reduced-motion: no-preference) { .frame { animation: shown 1s } .last { animation: hidden 1s } }
@keyframes shown { from, to { visibility: visible } }
@keyframes hidden { from, to { visibility: hidden } }
`;
