import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { optionTable } from "../../src/convert/option-table.js";
import { docexport } from "../support/docexport.js";

/** The cells of each row of a table in a section of a page, starting with the first column. */
async function rowsOf(page: string, heading: string): Promise<readonly (readonly string[])[]> {
  const text = await readFile(new URL(page, import.meta.url), "utf8");
  const section = text.slice(text.indexOf(`\n${heading}\n`)).split(/\n#+ /)[1] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const entries = Object.entries(optionTable);

test("lists every converter option in the README of the command", async () => {
  expect(await rowsOf("../../README.md", "## Options of the converter")).toEqual(
    entries.map(([name, row]) => [
      `\`${name}\``,
      "flags" in row
        ? row.flags.map((flag) => `\`${flag}\``).join(", ")
        : `none: ${row.withoutFlag}`,
      "setting" in row ? `\`${row.setting}\`` : "none",
    ]),
  );
});

test("lists every converter option in the README of the converter", async () => {
  const heading = "### `convertDocument(document, options): Conversion`";
  const rows = await rowsOf("../../../convert/README.md", heading);
  const documented = rows.map(([name = ""]) => name.replaceAll("`", ""));
  expect(documented.sort()).toEqual(entries.map(([name]) => name).sort());
});

test("defines every flag as a command option with help text", async () => {
  const { out } = await docexport(["convert", "--help"]);
  for (const [, row] of entries) {
    if ("flags" in row) for (const flag of row.flags) expect(out).toContain(flag);
  }
});

test("passes flags to the converter under its option names", async () => {
  const struck = { textStyle: { strikethrough: true }, content: "done\n" };
  const elements = [{ textRun: struck }];
  const nestingLevels = [{ glyphType: "GLYPH_TYPE_UNSPECIFIED", glyphFormat: "%0" }];
  const document = {
    body: { content: [{ paragraph: { elements, bullet: { listId: "l" } } }] },
    lists: { l: { listProperties: { nestingLevels } } },
  };
  const convert = async (...flags: readonly string[]) => {
    const args = ["convert", "-", "--format", "markdown", ...flags];
    return (await docexport(args, {}, JSON.stringify(document))).out;
  };
  expect(await convert()).toBe("- [x] done\n");
  expect(await convert("--checked", "unknown")).toBe("- [ ] ~~done~~\n");
  expect(await convert("--dialect", "commonmark", "--no-raw-html")).toBe("- \\[x] done\n");
});
