import type { Command } from "commander";
import { openTerminal } from "../terminal/terminal.js";
import { findSettings, findUsableSettings } from "./find-settings.js";
import type { GlobalFlags } from "./global-flags.js";
import { unknownVariables } from "./variables.js";

/** Commands that write or delete the configuration file, or need no service. They run even if the file is invalid. */
const WITHOUT_FILE: ReadonlySet<string> = new Set([
  "login",
  "logout",
  "completion",
  "convert",
  "fetch",
]);

/**
 * Sets the flags that were not given, from environment variables and the configuration file. Base URL and token are
 * looked up later, together with their origin. Throws a UsageError for an invalid setting.
 */
export async function applySettings(program: Command, action: Command): Promise<void> {
  const flags = program.opts<GlobalFlags>();
  const unknown = unknownVariables(process.env);
  const find = WITHOUT_FILE.has(action.name()) ? findUsableSettings : findSettings;
  const { timeout, json, color } = await find(flags, process.env);
  for (const [name, found] of Object.entries({ timeout, json, color }))
    if (found) program.setOptionValue(name, found.value);
  if (json?.value) return;
  const { remark } = openTerminal(flags);
  for (const name of unknown) remark(`\`${name}\` is not a setting of docexport, and is ignored.`);
}
