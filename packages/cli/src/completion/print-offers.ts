import type { Command } from "commander";
import { plainText } from "../terminal/plain-text.js";
import { findOffers } from "./find-offers.js";

/**
 * Prints the suggestions for a shell, one per line: the word, a tab, and its meaning. Prints nothing if finding them
 * fails. Then exits the process, which a pending DNS lookup could keep alive.
 */
export async function printOffers(
  program: Command,
  [current = "=", ...words]: readonly string[],
): Promise<void> {
  // Errors are ignored: a message would appear in the line that the user is typing.
  const offers = await findOffers(program, current.slice(1), words).catch(() => []);
  const lines = offers.map(({ word, meaning }) => `${plainText(word)}\t${plainText(meaning)}\n`);
  process.stdout.write(lines.join(""), () => process.exit());
}
