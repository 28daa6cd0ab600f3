import { explainIssue, explainUnknown, expectedOf } from "./sources/explain-settings.js";
import {
  collectSettings,
  type GivenSettings,
  membersOf,
  nestSettings,
  type ReadSettings,
  type SettingsSource,
} from "./sources/given-settings.js";
import { type Settings, type SettingsInput, settingsSchema } from "./settings.js";
import { SettingsError } from "./settings-error.js";
import { type Environment, readVariables } from "./sources/settings-variables.js";

const NOTHING: ReadSettings = { given: new Map(), faults: [] };

/** Sources that settings are loaded from. */
export interface SettingsSources {
  /** Path of a YAML or JSON file. */
  readonly file?: string | undefined;
  readonly environment: Environment;
  /** Settings given as flags, by name. */
  readonly flags: GivenSettings;
  /** Values of the settings that no other source sets. */
  readonly defaults?: SettingsInput;
  /** Receives a sentence about each value that is ignored. */
  readonly notify?: (sentence: string) => void;
}

/**
 * Loads settings from a file. The environment overrides the file, and flags override both, setting by setting.
 *
 * @throws {SettingsError} with a sentence for every invalid setting.
 */
export async function loadSettings(sources: SettingsSources): Promise<Settings> {
  const { file, environment, flags, defaults = {}, notify = () => undefined } = sources;
  const variables = await readVariables(environment, notify);
  const ofFile = file === undefined ? NOTHING : await readFileOf(file);
  const given = collectSettings([
    ({ name }) => flags.get(name),
    ({ name }) => variables.given.get(name),
    ({ name }) => ofFile.given.get(name),
    sourceOf(defaults),
  ]);
  return checkSettings(given, [...variables.faults, ...ofFile.faults]);
}

/** Reads the settings file. Loads the YAML parser only here, so that starting without a file does not wait for it. */
async function readFileOf(file: string): Promise<ReadSettings> {
  const { readSettingsFile } = await import("./sources/settings-file.js");
  return readSettingsFile(file);
}

/**
 * Checks settings and adds defaults.
 *
 * @throws {SettingsError} with a sentence for every invalid setting.
 */
export function parseSettings(input: unknown): Settings {
  const unknown = explainUnknown(membersOf(Object(input)), () => "");
  return checkSettings(collectSettings([sourceOf(Object(input))]), unknown);
}

function sourceOf(input: object): SettingsSource {
  const members = new Map(membersOf(input));
  return ({ name }) => ({ value: members.get(name) });
}

/** Checks the values even if there are other faults, so that all problems are reported at the same time. */
function checkSettings(given: GivenSettings, faults: readonly string[]): Settings {
  const parsed = settingsSchema.safeParse(nestSettings(given), {
    reportInput: true,
    error: ({ path = [] }) => expectedOf(path),
  });
  if (parsed.success && faults.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new SettingsError([...faults, ...issues.map((issue) => explainIssue(issue, given))]);
}
