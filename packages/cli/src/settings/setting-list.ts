/** TypeScript types of the values, by the names that {@link SETTINGS} uses. */
interface ValueTypes {
  text: string;
  seconds: number;
  boolean: boolean;
}

/** Definition of a setting. */
interface SettingEntry {
  readonly type: keyof ValueTypes;
  /** Placeholder for the value on help pages; absent for a boolean. */
  readonly placeholder?: string;
  /** Help text of the flag; for a boolean, of the flag that changes the default. */
  readonly description: string;
  readonly default?: string | number | boolean;
  /** True if the value must not be shown. */
  readonly isSecret?: boolean;
  /** True if the flag is only in the README and not on help pages, because few users need it. */
  readonly isRare?: boolean;
}

/**
 * All settings by their name in the configuration file. Flags, variables, types and checks are derived from this list.
 */
const SETTINGS = {
  baseUrl: {
    type: "text",
    placeholder: "<url>",
    description: "address of the service, without /v2",
  },
  token: {
    type: "text",
    placeholder: "<token>",
    description: "your token; visible to others on this machine",
    isSecret: true,
  },
  googleKey: {
    type: "text",
    placeholder: "<file>",
    description: "key of a Google service account",
    isRare: true,
  },
  googleToken: {
    type: "text",
    placeholder: "<token>",
    description: "access token of Google; visible to others on this machine",
    isSecret: true,
    isRare: true,
  },
  googleEndpoint: {
    type: "text",
    placeholder: "<url>",
    description: "address that replaces all Google addresses",
    isRare: true,
  },
  credentialHelper: {
    type: "text",
    placeholder: "<program>",
    description: "program that stores the Google login",
    isRare: true,
  },
  timeout: {
    type: "seconds",
    placeholder: "<seconds>",
    description: "timeout of one request",
    default: 30,
  },
  json: { type: "boolean", description: "print JSON", default: false },
  color: { type: "boolean", description: "print without colours", default: true },
} as const satisfies Readonly<Record<string, SettingEntry>>;

/** Name of a setting in the configuration file. */
export type SettingName = keyof typeof SETTINGS;

/** The values of all settings. */
export type SettingValues = {
  readonly [Name in SettingName]: ValueTypes[(typeof SETTINGS)[Name]["type"]];
};

/** A setting with all of its names. */
export interface SettingInfo extends SettingEntry {
  readonly name: SettingName;
  /** The flag, such as `--base-url`. */
  readonly flag: string;
  /** The variable, such as `DOCEXPORT_BASE_URL`. */
  readonly variable: string;
}

/** Prefix of all environment variables of this command. */
export const PREFIX = "DOCEXPORT_";

/** Variable with the path of the configuration file. The file itself cannot contain this setting. */
export const CONFIG_VARIABLE = `${PREFIX}CONFIG`;

/** Default timeout of a request, in seconds. */
export const DEFAULT_TIMEOUT_SECONDS = SETTINGS.timeout.default;

/** Returns the environment variable of a setting, such as `DOCEXPORT_BASE_URL`. */
export function variableOf(name: SettingName): string {
  return PREFIX + wordsOf(name).join("_").toUpperCase();
}

function wordsOf(name: SettingName): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** All settings in the order of help pages. */
export const settingList: readonly SettingInfo[] = (Object.keys(SETTINGS) as SettingName[]).map(
  (name) => ({
    ...SETTINGS[name],
    name,
    flag: `--${wordsOf(name).join("-")}`,
    variable: variableOf(name),
  }),
);
