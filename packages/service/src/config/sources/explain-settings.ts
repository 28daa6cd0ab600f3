import type { z } from "zod";
import { describeValues } from "../describe-setting.js";
import {
  type GivenSettings,
  isMapping,
  isSection,
  type NamedMember,
  sections,
} from "./given-settings.js";
import { type SettingInfo, settingsByName } from "../setting-list.js";
import { didYouMean } from "../suggest.js";

const MAX_SHOWN = 60;

/** Describes what was expected of a setting. Used for errors that the schema has no message for. */
export function expectedOf(path: readonly PropertyKey[]): string | undefined {
  const setting = settingAt(path);
  return setting && `expected ${describeValues(setting.schema)}`;
}

/** Explains an invalid setting in a sentence: its name, its source, what was expected and what was given. */
export function explainIssue(
  { path, message, input, code }: z.core.$ZodIssue,
  given: GivenSettings,
): string {
  const setting = settingAt(path);
  const from = setting && given.get(setting.name)?.from;
  const subject = `\`${path.join(".") || "settings"}\`${from === undefined ? "" : ` (${from})`}`;
  // A rule that covers several settings has its own message, and its input contains all of them.
  const isRule = code === "custom" && typeof input === "object";
  const came = isRule || setting?.isSecret ? "" : `, got ${show(input)}`;
  return input === undefined
    ? `${subject} is not set: ${message}.`
    : `${subject}: ${message}${came}.`;
}

/** Returns the setting at a path or above it: `corsOrigins.0` is an item of a setting. */
function settingAt(path: readonly PropertyKey[]): SettingInfo | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const setting = settingsByName.get(path.slice(0, length).join("."));
    if (setting) return setting;
  }
  return undefined;
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return `\`${text.slice(0, MAX_SHOWN)}${text.length > MAX_SHOWN ? "…" : ""}\``;
}

/** Returns the names to suggest for a value: section names for a mapping, setting names for anything else. */
function namesLike(value: unknown): Iterable<string> {
  return isMapping(value) ? sections : settingsByName.keys();
}

/** Returns a sentence for each member that is not a setting. */
export function explainUnknown(
  members: readonly NamedMember[],
  placeOf: (name: string) => string,
): readonly string[] {
  return members
    .filter(([name]) => !settingsByName.has(name))
    .map(([name, value]) =>
      isSection(name)
        ? `\`${name}\`${placeOf(name)}: expected a mapping of settings, got ${show(value)}.`
        : `There is no setting \`${name}\`${placeOf(name)}.${didYouMean(name, namesLike(value))}`,
    );
}
