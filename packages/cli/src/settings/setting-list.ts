/** TypeScript types of settings, by their type names in {@link SETTINGS}. */
interface ValueTypes {
  text: string;
  seconds: number;
  boolean: boolean;
}

/** Definition of a setting. */
interface SettingEntry {
  readonly type: keyof ValueTypes;
  /** The value in the help of its flag; a boolean has none. */
  readonly placeholder?: string;
  /** Help text of its flag; for a boolean, of the flag that changes the default. */
  readonly description: string;
  readonly default?: string | number | boolean;
  /** True if its value is never shown. */
  readonly isSecret?: boolean;
  /** True if help pages omit its flag, because few need it; the README has it. */
  readonly isRare?: boolean;
}

/** All settings, by their member in the configuration file: the one source of flags, variables, types and checks. */
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
    description: "address that stands for Google's",
    isRare: true,
  },
  credentialHelper: {
    type: "text",
    placeholder: "<program>",
    description: "program that keeps the login of Google",
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

/** The name of a setting: its member in the configuration file. */
export type SettingName = keyof typeof SETTINGS;

/** The value of each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: ValueTypes[(typeof SETTINGS)[Name]["type"]];
};

/** One setting, and all of its names. */
export interface SettingInfo extends SettingEntry {
  readonly name: SettingName;
  /** Such as `--base-url`. */
  readonly flag: string;
  /** Such as `DOCEXPORT_BASE_URL`. */
  readonly variable: string;
}

/** Prefix of this command's variables. */
export const PREFIX = "DOCEXPORT_";

/** The variable with the path of the configuration file; the file itself cannot set it. */
export const CONFIG_VARIABLE = `${PREFIX}CONFIG`;

/** Default timeout of a request, in seconds. */
export const DEFAULT_TIMEOUT_SECONDS = SETTINGS.timeout.default;

/** The variable of a setting, such as `DOCEXPORT_BASE_URL`. */
export function variableOf(name: SettingName): string {
  return PREFIX + wordsOf(name).join("_").toUpperCase();
}

function wordsOf(name: SettingName): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** All settings, in the order of help pages. */
export const settingList: readonly SettingInfo[] = (Object.keys(SETTINGS) as SettingName[]).map(
  (name) => ({
    ...SETTINGS[name],
    name,
    flag: `--${wordsOf(name).join("-")}`,
    variable: variableOf(name),
  }),
);
