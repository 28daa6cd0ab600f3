import { settingList, type SettingInfo } from "../../config/setting-list.js";
import type { Settings } from "../../config/settings.js";

/** Value of a setting as it is shown. */
type Shown = string | number | boolean | null | string[];

const HIDDEN = "(hidden)";

/** `listSettings`: lists every setting with its effective value and where that value comes from; secrets are hidden. */
export function listSettings(settings: Settings) {
  const items = settingList.map((setting) => ({
    name: setting.name,
    value: shown(valueOf(settings, setting), setting),
    default: shown(setting.schema.default, setting),
    variable: setting.variable,
    description: setting.description,
  }));
  return { status: 200, body: { items, nextCursor: null } } as const;
}

function valueOf(settings: Settings, { name }: SettingInfo): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (value, part) => (isMapping(value) ? value[part] : undefined),
      settings satisfies object,
    );
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Returns the value to show; whether a secret is set may be shown. */
function shown(value: unknown, { isSecret }: SettingInfo): Shown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return isSecret && value.length > 0 ? [HIDDEN] : value.map(String);
  if (isSecret) return HIDDEN;
  if (typeof value === "number" || typeof value === "boolean") return value;
  return withoutPassword(String(value));
}

/** Removes credentials from a URL: any URL may contain them. */
function withoutPassword(text: string): string {
  return text.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/@]*@/i, `$1${HIDDEN}@`);
}
