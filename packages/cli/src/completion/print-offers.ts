import type { Command } from "commander";
import { plainText } from "../terminal/plain-text.js";
import { findOffers } from "./find-offers.js";

/**
 * Prints what a shell can offer, a line each: the word, a tab, what it means; nothing if that fails. Then ends the
 * process, which a lookup of a name could keep waiting.
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
