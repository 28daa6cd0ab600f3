import type { Command } from "commander";
import { toCount } from "./parse-values.js";

/** Adds what every list takes. */
export function addListOptions(command: Command): Command {
  return command
    .option("--page <number>", "page to print, from 1", toCount)
    .option("--page-size <number>", "items per page", toCount)
    .option("--all", "print every page");
}
