import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import type { ExportView } from "./export-view.js";
import { formatBytes } from "./format-bytes.js";
import { fitText } from "../terminal/fit-text.js";

const BAR = 20;
const NAME_SHARE = 0.4;

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
  const room = Math.max(8, Math.floor(columns * NAME_SHARE));
  const lines = views.map((view) => formatView(view, room, style));
  if (total > 1) lines.push(style.dim(`${ended} of ${total} ended`));
  return lines.join("\n");
}

function formatView(view: ExportView, room: number, style: Style): string {
  const { path, size, sentBytes, status } = view;
  const name = fitText(plainText(path), room);
  if (status !== undefined) return `${name}  ${style.cyan(plainText(status))}`;
  const share = size === 0 ? 1 : sentBytes / size;
  const full = Math.round(share * BAR);
  const bar = style.cyan("█".repeat(full)) + style.dim("░".repeat(BAR - full));
  const sent = share < 1 ? `${formatBytes(sentBytes)} of ${formatBytes(size)}` : "sent";
  return `${name}  ${bar}  ${sent}`;
}
