import { fitEnd } from "../terminal/fit-text.js";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import type { ExportProgress } from "./export-documents.js";

const MAX_BAR = 20;
const MAX_NAME = 40;
const NAME_SHARE = 0.35;
// Number of columns around the bar: a text such as `1023.9 KiB of 32.0 MiB`, and a space on each side.
const AROUND_BAR = 26;

/** The state that the progress shows. */
export interface ProgressState {
  readonly running: readonly ExportProgress[];
  readonly ended: number;
  readonly total: number;
}

/** Formats one line for each running export, and a line with the total if there are several. */
export function formatProgress(
  { running, ended, total }: ProgressState,
  columns: number,
  style: Style,
): string {
  const name = clamp(Math.floor(columns * NAME_SHARE), MAX_NAME);
  const bar = clamp(columns - name - AROUND_BAR, MAX_BAR);
  const lines = running.map((progress) => {
    const { path, status } = progress;
    const state =
      status === undefined ? formatUpload(progress, bar, style) : style.cyan(plainText(status));
    return `${fitEnd(plainText(path), name)}  ${state}`;
  });
  if (total > 1) lines.push(style.dim(`${ended} of ${total} ended`));
  return lines.join("\n");
}

function formatUpload({ size, sentBytes }: ExportProgress, width: number, style: Style): string {
  const isSent = sentBytes >= size;
  const full = isSent ? width : Math.floor((sentBytes / size) * width);
  const bar = style.cyan("█".repeat(full)) + style.dim("░".repeat(width - full));
  const sent = isSent ? "sent" : `${formatBytes(sentBytes)} of ${formatBytes(size)}`;
  return width === 0 ? sent : `${bar}  ${sent}`;
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value));
}

const UNITS = ["B", "KiB", "MiB", "GiB"];
const STEP = 1024;

/** Formats a size in the largest fitting unit: `1.5 MiB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)),
  );
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
