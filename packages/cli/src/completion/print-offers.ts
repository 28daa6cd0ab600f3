import type { Command } from "commander";
import { plainText } from "../terminal/plain-text.js";
import { findOffers } from "./find-offers.js";

/**
 * Prints the words a shell can offer, one per line: the word, a tab, and its meaning; nothing if that fails. Then ends
 * the process, which a pending DNS lookup could keep alive.
 */
export async function printOffers(
  program: Command,
  [current = "=", ...words]: readonly string[],
): Promise<void> {
  // Someone is typing: an error would be written into their line.
  const offers = await findOffers(program, current.slice(1), words).catch(() => []);
  const lines = offers.map(({ word, meaning }) => `${plainText(word)}\t${plainText(meaning)}\n`);
  process.stdout.write(lines.join(""), () => process.exit());
}
