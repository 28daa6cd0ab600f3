import { explainIssue, explainUnknown, expectedOf } from "./sources/explain-settings.js";
import {
  collectSettings,
  type GivenSettings,
  membersOf,
  nestSettings,
  type SettingsSource,
} from "./sources/given-settings.js";
import { type Settings, type SettingsInput, settingsSchema } from "./settings.js";
import { SettingsError } from "./settings-error.js";
import { readSettingsFile } from "./sources/settings-file.js";
import { type Environment, readVariables } from "./sources/settings-variables.js";

/** Where settings come from. */
export interface SettingsSources {
  /** Path of a YAML or JSON file. */
  readonly file?: string | undefined;
  readonly environment: Environment;
  /** The settings that flags set, by name. */
  readonly flags: GivenSettings;
  /** Used for settings that none of the others sets. */
  readonly defaults?: SettingsInput;
  /** Is told about what is ignored. */
  readonly notify?: (sentence: string) => void;
}

/**
 * Settings from a file; the environment overrides the file, and flags override both, setting by setting.
 *
 * @throws {SettingsError} which has a sentence for every invalid setting.
 */
export async function loadSettings(sources: SettingsSources): Promise<Settings> {
  const { file, environment, flags, defaults = {}, notify = () => undefined } = sources;
  const variables = await readVariables(environment, notify);
  const ofFile = file === undefined ? new Map() : await readSettingsFile(file);
  return checkSettings(
    collectSettings([
      ({ name }) => flags.get(name),
      variables,
      ({ name }) => ofFile.get(name),
      sourceOf(defaults),
    ]),
  );
}

/**
 * Checks settings and adds defaults.
 *
 * @throws {SettingsError} which has a sentence for every invalid setting.
 */
export function parseSettings(input: unknown): Settings {
  const unknown = explainUnknown(membersOf(Object(input)), () => "");
  if (unknown.length > 0) throw new SettingsError(unknown);
  return checkSettings(collectSettings([sourceOf(Object(input))]));
}

function sourceOf(input: object): SettingsSource {
  const members = new Map(membersOf(input));
  return ({ name }) => ({ value: members.get(name) });
}

function checkSettings(given: GivenSettings): Settings {
  const parsed = settingsSchema.safeParse(nestSettings(given), {
    reportInput: true,
    error: ({ path = [] }) => expectedOf(path),
  });
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => explainIssue(issue, given)));
}
