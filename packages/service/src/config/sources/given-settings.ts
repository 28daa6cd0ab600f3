import { readText } from "./read-text.js";
import { type SettingInfo, settingList } from "../setting-list.js";

/** The value of a setting, with its source. */
export interface GivenSetting {
  readonly value: unknown;
  /** Names the source, such as `the variable PORT`; undefined for a default of a command. */
  readonly from?: string | undefined;
}

/** Values of settings by name. */
export type GivenSettings = ReadonlyMap<string, GivenSetting>;

/** Settings read from one source. */
export interface ReadSettings {
  readonly given: GivenSettings;
  /** One sentence for each name that is not a setting and for each setting that is given twice. */
  readonly faults: readonly string[];
}

/** Returns the value of a setting; undefined if this source does not set it. */
export type SettingsSource = (setting: SettingInfo) => GivenSetting | undefined;

/** Takes each setting from the first source that sets it, and parses values given as text. */
export function collectSettings(sources: readonly SettingsSource[]): GivenSettings {
  const found = new Map<string, GivenSetting>();
  for (const setting of settingList) {
    const given = firstOf(sources, setting);
    if (given) found.set(setting.name, { ...given, value: readValue(given.value, setting) });
  }
  return found;
}

function firstOf(sources: readonly SettingsSource[], setting: SettingInfo) {
  for (const source of sources) {
    const given = source(setting);
    if (given && given.value !== undefined && given.value !== null) return given;
  }
  return undefined;
}

function readValue(value: unknown, { schema }: SettingInfo): unknown {
  return typeof value === "string" ? readText(value, schema) : value;
}

/** Nests the settings into one object that matches their schema. */
export function nestSettings(given: GivenSettings): object {
  const root: Record<string, unknown> = {};
  for (const [name, { value }] of given) {
    const path = name.split(".");
    const last = path.pop() ?? name;
    let object = root;
    for (const part of path) object = object[part] = { ...Object(object[part]) };
    object[last] = value;
  }
  return root;
}

/** The names of all sections, such as `limits`. */
export const sections: ReadonlySet<string> = new Set(
  settingList.flatMap(({ name }) => {
    const parts = name.split(".").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("."));
  }),
);

/** A member of a settings object, with its full setting name, such as `limits.file`. */
export type NamedMember = readonly [name: string, value: unknown];

/** Returns the members of an object, including those of its sections. Leaves out sections without members. */
export function membersOf(object: object, section = ""): readonly NamedMember[] {
  return Object.entries(object).flatMap(
    ([key, value]: [string, unknown]): readonly NamedMember[] => {
      const name = section + key;
      if (!sections.has(name)) return [[name, value]];
      if (value === null || value === undefined) return [];
      return isMapping(value) ? membersOf(value, `${name}.`) : [[name, value]];
    },
  );
}

/** Returns true if a value is an object with members. */
export function isMapping(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns true if a name belongs to a section, such as `limits`. */
export function isSection(name: string): boolean {
  return sections.has(name);
}
