import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import type { ExportView } from "./export-view.js";
import { formatBytes } from "./format-bytes.js";
import { fitText } from "../terminal/fit-text.js";

const LONGEST_BAR = 20;
const LONGEST_NAME = 40;
const NAME_SHARE = 0.35;
// `1023.9 KiB of 32.0 MiB`, and a gap on each side of the bar.
const AROUND_BAR = 26;

/** What is drawn while exports are under way. */
export interface ProgressState {
  readonly views: readonly ExportView[];
  readonly ended: number;
  readonly total: number;
}

/** One line for each export under way, and one with the count where there are several. */
export function formatProgress(
  { views, ended, total }: ProgressState,
  columns: number,
  style: Style,
): string {
  const name = clamp(Math.floor(columns * NAME_SHARE), LONGEST_NAME);
  const bar = clamp(columns - name - AROUND_BAR, LONGEST_BAR);
  const lines = views.map((view) => {
    const { path, status } = view;
    const state =
      status === undefined ? formatUpload(view, bar, style) : style.cyan(plainText(status));
    return `${fitText(plainText(path), name)}  ${state}`;
  });
  if (total > 1) lines.push(style.dim(`${ended} of ${total} ended`));
  return lines.join("\n");
}

function formatUpload({ size, sentBytes }: ExportView, width: number, style: Style): string {
  const isSent = sentBytes >= size;
  const full = isSent ? width : Math.floor((sentBytes / size) * width);
  const bar = style.cyan("█".repeat(full)) + style.dim("░".repeat(width - full));
  const sent = isSent ? "sent" : `${formatBytes(sentBytes)} of ${formatBytes(size)}`;
  return width === 0 ? sent : `${bar}  ${sent}`;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
