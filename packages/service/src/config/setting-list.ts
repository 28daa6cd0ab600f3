import type { SettingMeta } from "./setting-schemas.js";
import { settingsSchema } from "./settings.js";

/** Parts of a setting's JSON Schema that are used here, with its metadata. */
export interface SettingSchema extends SettingMeta {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly items?: SettingSchema;
  readonly anyOf?: readonly SettingSchema[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

/** A setting with all of its names. */
export interface SettingInfo {
  /** Name in the settings file, such as `limits.file`. */
  readonly name: string;
  /** Flag, such as `--limits-file`. */
  readonly flag: string;
  /** Environment variable, such as `DOCUMENT_EXPORT_LIMITS_FILE`. */
  readonly variable: string;
  /** A second environment variable, which the prefixed one overrides. */
  readonly alias: string | undefined;
  readonly description: string;
  readonly schema: SettingSchema;
  /** True if its value must never be shown. Such a value can be read from a file. */
  readonly isSecret: boolean;
}

/** Prefix of the service's environment variables. */
export const PREFIX = "DOCUMENT_EXPORT_";

/** Explains which source of a setting takes precedence and how to write values; shown on pages and in the README. */
export const PRECEDENCE =
  "Flags override the environment, which overrides the file that `--config` names (YAML or JSON), setting by setting. Sizes may have a unit (`64MiB`, `10MB`), so may durations (`30s`, `2m`, `7d`); lists are separated by commas.";

/** All settings, in the order of their schema. Flags, variables, help and pages are all derived from this list. */
export const settingList: readonly SettingInfo[] = leavesOf(
  settingsSchema.toJSONSchema({ io: "input", unrepresentable: "any" }) as SettingSchema,
  [],
);

/** Settings by name. */
export const settingsByName: ReadonlyMap<string, SettingInfo> = new Map(
  settingList.map((setting) => [setting.name, setting]),
);

function leavesOf({ properties = {} }: SettingSchema, section: readonly string[]): SettingInfo[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = [...section, name];
    return schema.properties ? leavesOf(schema, path) : [infoOf(path, schema)];
  });
}

function infoOf(path: readonly string[], schema: SettingSchema): SettingInfo {
  const words = path.flatMap((part) => part.split(/(?=[A-Z])/)).map((word) => word.toLowerCase());
  return {
    name: path.join("."),
    flag: `--${words.join("-")}`,
    variable: PREFIX + words.join("_").toUpperCase(),
    alias: schema.alias,
    description: schema.description ?? "",
    schema,
    isSecret: schema.secret === true,
  };
}
