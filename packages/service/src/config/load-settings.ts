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
  const ofFile = file === undefined ? NOTHING : await readFileOf(file);
  const given = collectSettings([
    ({ name }) => flags.get(name),
    ({ name }) => variables.given.get(name),
    ({ name }) => ofFile.given.get(name),
    sourceOf(defaults),
  ]);
  return checkSettings(given, [...variables.faults, ...ofFile.faults]);
}

/** Only who has a file waits until a parser of YAML is loaded. */
async function readFileOf(file: string): Promise<ReadSettings> {
  const { readSettingsFile } = await import("./sources/settings-file.js");
  return readSettingsFile(file);
}

/**
 * Checks settings and adds defaults.
 *
 * @throws {SettingsError} which has a sentence for every invalid setting.
 */
export function parseSettings(input: unknown): Settings {
  const unknown = explainUnknown(membersOf(Object(input)), () => "");
  return checkSettings(collectSettings([sourceOf(Object(input))]), unknown);
}

function sourceOf(input: object): SettingsSource {
  const members = new Map(membersOf(input));
  return ({ name }) => ({ value: members.get(name) });
}

/** Checks the values also if there are other faults: anyone who repairs them sees all at once. */
function checkSettings(given: GivenSettings, faults: readonly string[]): Settings {
  const parsed = settingsSchema.safeParse(nestSettings(given), {
    reportInput: true,
    error: ({ path = [] }) => expectedOf(path),
  });
  if (parsed.success && faults.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new SettingsError([...faults, ...issues.map((issue) => explainIssue(issue, given))]);
}
