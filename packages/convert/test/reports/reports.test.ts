import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ofDocuments } from "./cases/document.js";
import { elsewhere } from "./cases/elsewhere.js";
import { ofImages } from "./cases/images.js";
import { ofLinks } from "./cases/links.js";
import { ofLists } from "./cases/lists.js";
import { ofTables } from "./cases/tables.js";
import { ofText } from "./cases/text.js";

const ofConverter = {
  ...ofLists,
  ...ofTables,
  ...ofImages,
  ...ofLinks,
  ...ofText,
  ...ofDocuments,
};
const root = new URL("../../../../", import.meta.url);

describe("a problem reported of other converters", () => {
  it.each(Object.entries(ofConverter))(
    "ends here as the README says: %s",
    (_, { convert, outcome, expected }) => {
      const { content, warnings } = convert();
      expect(content).toMatch(expected);
      if (outcome === "kept") expect(warnings).toEqual([]);
      else expect(warnings).not.toEqual([]);
    },
  );

  it.each(Object.values(elsewhere))("has a test in %s: %s", (file, title) => {
    expect(readFileSync(new URL(file, root), "utf8")).toContain(`"${title}"`);
  });

  it("is listed in the README with its result, row by row", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const [, section = ""] = readme.split("\n## Reported of other converters\n");
    const [ofSection = ""] = section.split("\n## ");
    const rows = [...ofSection.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)].slice(2);
    const results = new Map(rows.map(([, title = "", result = ""]) => [title, result]));
    const kept = Object.keys(elsewhere).map((title) => [title, "kept"] as const);
    const expected = Object.entries(ofConverter).map(
      ([title, one]) => [title, one.outcome] as const,
    );
    expect([...results]).toEqual([...expected, ...kept]);
  });
});
