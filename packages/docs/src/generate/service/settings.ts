import { blocks, code, facts, fence, link, plain, section } from "../markdown.ts";
import { slugOf, urlOf, type Page } from "../page.ts";
import {
  describeDefault,
  describeValues,
  PRECEDENCE,
  type SettingInfo,
  settingList,
  variablesOf,
} from "../declared/service.ts";

/** Returns a page for each setting of the service, and an index. */
export function settingPages(): Page[] {
  return [indexPage(), ...settingList.map(settingPage)];
}

function settingPage(setting: SettingInfo): Page {
  const { name, description, flag, isSecret, schema } = setting;
  return {
    path: `settings/${slugOf(name)}`,
    title: `Setting: ${name}`,
    description: plain(
      `${description} The setting ${name} of the service: values, default, and where to set it.`,
    ),
    body: blocks(
      description,
      facts([
        ["Values", describeValues(schema)],
        ["Default", describeDefault(setting)],
        ["Flag of `document-export serve`", isSecret ? codes([flag, `${flag}-file`]) : code(flag)],
        ["Environment", codes(variablesOf(setting))],
        ["File", code(name)],
      ]),
      PRECEDENCE,
      fence("yaml", inFile(setting)),
    ),
  };
}

function codes(names: readonly string[]): string {
  return names.map(code).join(", ");
}

/** Formats a setting as a line of a settings file. */
function inFile({ name, schema }: SettingInfo): string {
  // A computed default would be the one of the machine that built the page.
  const value =
    (schema.defaultText === undefined ? schema.default : schema.minimum) ?? schema.enum?.[0] ?? "…";
  const parts = name.split(".");
  return parts
    .map((part, depth) => {
      const end = depth === parts.length - 1 ? ` ${JSON.stringify(value)}` : "";
      return `${"  ".repeat(depth)}${part}:${end}`;
    })
    .join("\n");
}

/** Returns the first heading above a setting: its section in the settings file. */
function sectionOf({ name }: SettingInfo): string {
  return name.includes(".") ? `Section ${code(name.split(".", 1)[0] ?? "")}` : "The service itself";
}

/** Formats a setting for the index: its heading, its purpose, and its names. */
function settingInIndex(setting: SettingInfo): string {
  const { name, description, flag, variable } = setting;
  return section(
    code(name),
    blocks(
      description,
      `${describeDefault(setting) === "none" ? "No default" : `Default: ${describeDefault(setting)}`} · ${code(flag)} · ${code(variable)} · ${link("values and an example", urlOf(`settings/${slugOf(name)}`))}`,
    ),
    3,
  );
}

function indexPage(): Page {
  return {
    path: "settings",
    title: "Settings of the service",
    description:
      "Every setting of the service: what it does, its default, and the environment variable and flag that set it.",
    body: blocks(
      PRECEDENCE,
      ...[...Map.groupBy(settingList, sectionOf)].map(([name, settings]) =>
        section(name, blocks(...settings.map(settingInIndex))),
      ),
    ),
  };
}
