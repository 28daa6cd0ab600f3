import { UsageError } from "../errors/errors.js";
import { type Config, readAnyConfig, readConfig } from "./config-file.js";
import type { GlobalFlags } from "./global-flags.js";
import { defaultConfigPath } from "./paths.js";
import { readValue } from "./read-value.js";
import {
  CONFIG_VARIABLE,
  type SettingInfo,
  settingList,
  type SettingName,
  type SettingValues,
} from "./setting-list.js";
import type { Environment } from "./variables.js";

/** A setting and its origin: a flag, a variable, or the path of the configuration file. */
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

/** Returns the path of the configuration file: from the flag or the variable, else the default. */
export function configPath({ config }: GlobalFlags, environment: Environment): string {
  return config ?? (environment[CONFIG_VARIABLE] || defaultConfigPath(environment));
}

/** Finds the value of each setting: from its flag, else its variable, else the configuration file. */
export async function findSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSettings> {
  const config = await loadConfig(flags, environment);
  const path = configPath(flags, environment);
  const found = collectFrom(config, path, flags, environment);
  return { ...found, storedFor: found.token?.from === path ? config.baseUrl : undefined };
}

/** Like {@link findSettings}, but for a command that needs no file: an invalid file counts as empty. */
export async function findUsableSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSettings> {
  const path = configPath(flags, environment);
  return collectFrom(await readAnyConfig(path), path, flags, environment);
}

/**
 * Returns true if the configuration file says that errors are printed as JSON. Used if neither the arguments nor the
 * variables say so. Never throws, because it runs while another error is reported.
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
  // Each value was parsed with the type in the list of settings.
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
