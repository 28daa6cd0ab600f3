import { jsonText, plainText } from "../terminal/plain-text.js";
import type { Terminal } from "../terminal/terminal.js";
import type { SyncFlags } from "./sync-flags.js";
import type { SyncRound } from "./sync-round.js";

/**
 * Prints one line per round, and one for each failure. With `--delete-missing report`, also one for each missing
 * document.
 */
export function reportRound(round: SyncRound, flags: SyncFlags, terminal: Terminal): void {
  const at = new Date().toISOString();
  const { exported, unchanged, failed, missing, total } = round;
  if (flags.json) return terminal.print(jsonText({ at, ...round }));
  const { style, print, remark, remarkStyle } = terminal;
  for (const { path, why } of failed)
    remark(`${remarkStyle.bold(plainText(path))}: ${remarkStyle.red(plainText(why))}`);
  if (flags.deleteMissing === "report")
    for (const path of missing)
      remark(`${remarkStyle.bold(plainText(path))}: no longer in the folder`);
  const counts = [
    `exported ${exported}`,
    `unchanged ${unchanged}`,
    failed.length > 0 ? style.red(`failed ${failed.length}`) : "failed 0",
    `missing ${missing.length}`,
  ];
  print(`${at.replace(/\.\d+Z$/, "Z")}  ${counts.join(", ")}, of ${total} documents`);
}
