import { UsageError } from "../errors/errors.js";
import { type Config, defaultConfigPath, readAnyConfig, readConfig } from "./config-file.js";
import type { GlobalFlags } from "./global-flags.js";
import { readValue } from "./read-value.js";
import {
  CONFIG_VARIABLE,
  type SettingInfo,
  settingList,
  type SettingName,
  type SettingValues,
} from "./setting-list.js";
import type { Environment } from "./variables.js";

/** A setting with its origin: a flag, a variable, or the path of the configuration file. */
export interface FoundSetting<Value> {
  readonly value: Value;
  readonly from: string;
}

/** The settings that were found. */
export type FoundSettings = {
  readonly [Name in SettingName]?: FoundSetting<SettingValues[Name]>;
} & {
  /** The base URL in the configuration file, if the token comes from that file. */
  readonly storedFor?: string | undefined;
};

/** Returns the raw value of a setting and its origin; undefined if this source does not have it. */
type Source = (setting: SettingInfo) => readonly [given: unknown, from: string];

/** The path of the configuration file: from the flag or the variable, else the default. */
export function configPath({ config }: GlobalFlags, environment: Environment): string {
  return config ?? (environment[CONFIG_VARIABLE] || defaultConfigPath(environment));
}

/** Finds each setting: its flag, its variable or the configuration file, in this order. */
export async function findSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSettings> {
  const config = await loadConfig(flags, environment);
  const path = configPath(flags, environment);
  const found = collectFrom(config, path, flags, environment);
  return { ...found, storedFor: found.token?.from === path ? config.baseUrl : undefined };
}

/** The same for a command that needs no file: a broken file counts as empty. */
export async function findUsableSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSettings> {
  const path = configPath(flags, environment);
  return collectFrom(await readAnyConfig(path), path, flags, environment);
}

/**
 * Whether errors are printed as JSON according to the file, if neither arguments nor variables say so; both may be
 * wrong.
 */
export async function isJsonByFile(flags: GlobalFlags, environment: Environment): Promise<boolean> {
  const { json = false } = await readAnyConfig(configPath(flags, environment));
  return json;
}

function collectFrom(
  config: Config,
  path: string,
  flags: GlobalFlags,
  environment: Environment,
): FoundSettings {
  return collect([...givenSources(flags, environment), ({ name }) => [config[name], path]]);
}

function givenSources(flags: GlobalFlags, environment: Environment): readonly Source[] {
  return [
    ({ name, flag }) => [flags[name], flag],
    ({ variable }) => [environment[variable], variable],
  ];
}

function collect(sources: readonly Source[]): FoundSettings {
  const found = new Map<SettingName, FoundSetting<unknown>>();
  for (const setting of settingList)
    for (const source of sources) {
      const [given, from] = source(setting);
      if (given === undefined || given === "" || found.has(setting.name)) continue;
      found.set(setting.name, { value: readValue(setting, given, `\`${from}\``), from });
    }
  // Values were parsed with the types of the setting list.
  return Object.fromEntries(found) as FoundSettings;
}

async function loadConfig(flags: GlobalFlags, environment: Environment): Promise<Config> {
  const path = configPath(flags, environment);
  const config = await readConfig(path);
  if (config) return config;
  if (flags.config === undefined) return {};
  throw new UsageError(
    `There is no configuration file at \`${path}\`.`,
    "`docexport login` writes one.",
  );
}
