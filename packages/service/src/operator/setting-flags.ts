import { type Command, Option } from "commander";
import { describeDefault } from "../config/describe-setting.js";
import type { GivenSetting, GivenSettings } from "../config/sources/given-settings.js";
import { type SettingInfo, settingList } from "../config/setting-list.js";
import { readSecretFile } from "../config/sources/settings-variables.js";

/** Flags as parsed by commander: values by name, in camel case. */
export type Flags = Readonly<Record<string, unknown>>;

/** Settings that every command takes as flags: they select the service or database. */
const COMMON: ReadonlySet<string> = new Set(["data", "databaseUrl", "logLevel"]);
const common = settingList.filter(({ name }) => COMMON.has(name));

/** Adds the flags of every command that uses the database. */
export function addSettingsOptions(command: Command): Command {
  addConfigFlag(command);
  for (const setting of common) command.addOption(flagOf(setting));
  return command;
}

/** Adds a flag for each setting, grouped like the sections of the settings file. */
export function addAllSettings(command: Command): Command {
  addConfigFlag(command);
  for (const setting of settingList) {
    const group = headingOf(setting);
    command.addOption(flagOf(setting).helpGroup(group));
    // Booleans have one flag for on and one for off; the help shows one of them.
    if (setting.schema.type === "boolean")
      command.addOption(new Option(setting.flag.replace("--", "--no-")).hideHelp());
    if (setting.isSecret) command.addOption(secretFileFlag(setting).helpGroup(group));
  }
  return command;
}

function addConfigFlag(command: Command): void {
  command.option("--config <file>", "settings file, YAML or JSON");
}

function headingOf({ name }: SettingInfo): string {
  const [section = ""] = name.split(".");
  return section === name ? "Settings:" : `Settings of \`${section}\`:`;
}

function flagOf(setting: SettingInfo): Option {
  const { flag, schema } = setting;
  const option = new Option(`${flag} ${placeholderOf(setting)}`, helpOf(setting));
  if (schema.type === "array")
    option.argParser((text, before: unknown) =>
      typeof before === "string" ? `${before},${text}` : text,
    );
  return option;
}

function placeholderOf({ schema: { type, unit, enum: values, format } }: SettingInfo): string {
  if (type === "boolean") return "[boolean]";
  if (type === "array") return "<list>";
  if (unit) return unit === "bytes" ? "<size>" : `<${unit}>`;
  if (type === "number" || type === "integer") return "<number>";
  return values ? "<name>" : format === "uri" ? "<url>" : "<text>";
}

function helpOf(setting: SettingInfo): string {
  const { description, variable, isSecret } = setting;
  const value = describeDefault(setting);
  const notes = [
    ...(value === "none" ? [] : [`default: ${value}`]),
    ...(isSecret ? ["visible to others on this machine"] : []),
    variable,
  ];
  return `${description} (${notes.join("; ")})`.replaceAll("`", "");
}

function secretFileFlag({ flag, name, variable }: SettingInfo): Option {
  return new Option(`${flag}-file <file>`, `file that has ${name} (${variable}_FILE)`);
}

/** Returns the settings among the flags of a command; by default, only those that every command takes. */
export async function settingsOfFlags(
  flags: Flags,
  settings: readonly SettingInfo[] = common,
): Promise<GivenSettings> {
  const found = new Map<string, GivenSetting>();
  for (const setting of settings) {
    const given = await flagValueOf(setting, flags);
    if (given) found.set(setting.name, given);
  }
  return found;
}

async function flagValueOf(setting: SettingInfo, flags: Flags): Promise<GivenSetting | undefined> {
  const { flag, isSecret } = setting;
  const value = flags[new Option(flag).attributeName()];
  const from = `the flag ${flag}`;
  if (value !== undefined) return { value, from };
  const path = isSecret ? flags[new Option(`${flag}-file`).attributeName()] : undefined;
  if (typeof path !== "string") return undefined;
  const fromFile = `the flag ${flag}-file`;
  return { value: await readSecretFile(path, fromFile), from: fromFile };
}
