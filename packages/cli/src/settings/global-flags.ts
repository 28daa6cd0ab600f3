import { type Command, Option } from "commander";
import {
  CONFIG_VARIABLE,
  DEFAULT_TIMEOUT_SECONDS,
  type SettingInfo,
  settingList,
  type SettingValues,
} from "./setting-list.js";

/** Flags of every command: one for each setting, and the path of the configuration file. */
export type GlobalFlags = Partial<SettingValues> & { readonly config?: string };

/** Adds the flags of every command. */
export function addGlobalFlags(program: Command): void {
  for (const setting of settingList) addFlag(program, setting);
  program.option("--config <file>", `configuration file (${CONFIG_VARIABLE})`);
}

function addFlag(program: Command, setting: SettingInfo): void {
  const { type, flag, placeholder } = setting;
  if (type !== "boolean") {
    const option = new Option(`${flag} ${placeholder}`, helpOf(setting));
    program.addOption(option.hideHelp(setting.isRare ?? false));
    return;
  }
  // A boolean has two flags, so that either value can override a variable. The help page shows the flag that changes
  // the default.
  const off = flag.replace("--", "--no-");
  program.addOption(new Option(flag, helpOf(setting)).hideHelp(setting.default === true));
  program.addOption(new Option(off, helpOf(setting)).hideHelp(setting.default !== true));
}

function helpOf({ description, variable, default: value }: SettingInfo): string {
  const notes = [...(typeof value === "number" ? [`default: ${value}`] : []), variable];
  return `${description} (${notes.join("; ")})`;
}

/** Returns the timeout of one request in milliseconds. */
export function timeoutMsOf({ timeout = DEFAULT_TIMEOUT_SECONDS }: GlobalFlags): number {
  return timeout * 1000;
}
