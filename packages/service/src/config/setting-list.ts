import type { SettingMeta } from "./setting-schemas.js";
import { settingsSchema } from "./settings.js";

/** What is read of the JSON Schema of the settings, with their metadata. */
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

/** One setting, and all of its names. */
export interface SettingInfo {
  /** Such as `limits.file`: its line in the settings file. */
  readonly name: string;
  /** Such as `--limits-file`. */
  readonly flag: string;
  /** Such as `DOCUMENT_EXPORT_LIMITS_FILE`. */
  readonly variable: string;
  /** Another variable, which the one with the prefix overrides. */
  readonly alias: string | undefined;
  readonly description: string;
  readonly schema: SettingSchema;
  /** Whether its value is never shown; a file can have it. */
  readonly isSecret: boolean;
}

/** What the variables of the service begin with. */
export const PREFIX = "DOCUMENT_EXPORT_";

/** Which source of a setting counts, and how values are written; pages and the README say it. */
export const PRECEDENCE =
  "Flags override the environment, which overrides the file that `--config` names (YAML or JSON), setting by setting. Sizes may have a unit (`64MiB`, `10MB`), so may durations (`30s`, `2m`, `7d`); lists are separated by commas.";

/** All settings, in the order of their schema: the one source of flags, variables, help and pages. */
export const settingList: readonly SettingInfo[] = leavesOf(
  settingsSchema.toJSONSchema({ io: "input", unrepresentable: "any" }) as SettingSchema,
  [],
);

/** Settings by their name. */
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
