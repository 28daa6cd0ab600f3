import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeDefault } from "../../src/config/describe-setting.js";
import { PRECEDENCE, settingList } from "../../src/config/setting-list.js";

const README = new URL("../../README.md", import.meta.url);
const TABLE = /(<!-- prettier-ignore-start -->\n)[^]*(\n<!-- prettier-ignore-end -->)/;

test("the table of settings in the README is generated from their schema", async () => {
  const rows = settingList.map((setting) => {
    const { name, variable, alias, description } = setting;
    const variables = alias === undefined ? `\`${variable}\`` : `\`${variable}\`, \`${alias}\``;
    const value = describeDefault(setting);
    return `| \`${name}\` | ${variables} | ${value === "none" ? "" : value} | ${description} |`;
  });
  const table = `
${PRECEDENCE}

| setting | environment | default | meaning |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
  const readme = await readFile(README, "utf8");
  const page = readme.replace(TABLE, (_, before: string, after: string) => before + table + after);
  await expect(page).toMatchFileSnapshot(README.pathname);
});
