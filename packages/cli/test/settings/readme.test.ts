import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { CONFIG_VARIABLE, settingList, type SettingInfo } from "../../src/settings/setting-list.js";

/** The flags of a setting: a boolean has one to turn it on and one to turn it off. */
function flagsOf({ flag, type, placeholder }: SettingInfo): string {
  if (type === "boolean") return `\`${flag}\`, \`${flag.replace("--", "--no-")}\``;
  return `\`${flag} ${placeholder}\``;
}

test("the README lists each setting with all of its names", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const [, section = ""] = /\n## Settings\n(.*?)\n## /s.exec(readme) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  expect(cells.map((row) => row.slice(1, 5))).toEqual(
    settingList.map((setting) => [
      `\`${setting.name}\``,
      flagsOf(setting),
      `\`${setting.variable}\``,
      setting.default === undefined ? "none" : `\`${setting.default}\``,
    ]),
  );
  expect(section).toContain(`\`${CONFIG_VARIABLE}\``);
});
