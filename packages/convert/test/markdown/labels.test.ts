import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { findProgram } from "../docx/reading/find-program.js";
import { markdownItems } from "../gates/reading/markdown-items.js";
import { body, item, paragraph, table } from "../support/build-document.js";

const pandoc = findProgram("pandoc");

const level = (glyphType: string, glyphFormat: string, startNumber = 1) => ({
  glyphType,
  glyphFormat,
  startNumber,
});
const list = (...nestingLevels: object[]) => ({ listProperties: { nestingLevels } });

const lists = {
  plain: list(level("DECIMAL", "%0."), level("ALPHA", "%1."), level("ROMAN", "%2.")),
  bracket: list(level("DECIMAL", "%0)"), level("UPPER_ALPHA", "%1)")),
  outline: list(level("DECIMAL", "%0."), level("DECIMAL", "%0.%1"), level("DECIMAL", "%0.%1.%2")),
  brackets: list(level("ALPHA", "(%0)"), level("ROMAN", "(%1)"), level("DECIMAL", "(%2)")),
  square: list(level("DECIMAL", "[%0]"), level("ROMAN", "[%1]", 3)),
  paragraphs: list(level("DECIMAL", "§%0"), level("ZERO_DECIMAL", "%1.")),
  articles: list(level("UPPER_ROMAN", "Article %0:"), level("DECIMAL", "%0.%1)")),
  odd: list(level("DECIMAL", "# %0"), level("DECIMAL", "%1. (x)")),
  huge: list(level("DECIMAL", "%0.", 1_000_000_000)),
};

/** Two items on each level of every list. */
const everyLabel = Object.entries(lists).flatMap(([id, { listProperties }]) =>
  listProperties.nestingLevels.flatMap((_, depth) => [
    item(`${id} ${depth} one`, id, depth),
    item(`${id} ${depth} two`, id, depth),
  ]),
);

const markdownOf = (content: Parameters<typeof body>, labels?: "text" | "markdown") =>
  convertDocument({ ...body(...content), lists }, { format: "markdown", labels });

const LABELS = [
  ["1.", "2.", "a.", "b.", "i.", "ii."],
  ["1)", "2)", "A)", "B)"],
  ["1.", "2.", "2.1", "2.2", "2.2.1", "2.2.2"],
  ["(a)", "(b)", "(i)", "(ii)", "(1)", "(2)"],
  ["[1]", "[2]", "[iii]", "[iv]"],
  ["§1", "§2", "01.", "02."],
  ["Article I:", "Article II:", "II.1)", "II.2)"],
  ["# 1", "# 2", "1. (x)", "2. (x)"],
  ["1000000000.", "1000000001."],
];

/** The labels in front of the texts of items. */
const labelsOf = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/ \w+ \d (?:one|two)$/, ""));

describe("labels in Markdown", () => {
  it("match Google Docs when parsed by remark", () => {
    const { content, warnings } = markdownOf(everyLabel);
    expect(labelsOf(markdownItems(content).map(({ text }) => text))).toEqual(LABELS.flat());
    expect(warnings.filter(({ code }) => code === "list-marker-changed")).toEqual([]);
  });

  it.skipIf(!pandoc).each(["markdown", "gfm", "commonmark"])(
    "match Google Docs when parsed by pandoc as %s",
    (dialect) => {
      const { content } = markdownOf(everyLabel);
      const text = execFileSync(pandoc ?? "", ["-f", dialect, "-t", "plain", "--wrap=none"], {
        input: content,
      });
      const lines = text.toString("utf8").split("\n");
      const items = lines.map((line) => line.replace(/^[\s-]*(?=\S)/, "").replace(/\s+/g, " "));
      const shown = items.filter((line) => / \d (?:one|two)$/.test(line));
      expect(labelsOf(shown)).toEqual(LABELS.flat());
    },
  );

  it("precede the text of a bulleted item, escaped", () => {
    const items = [item("a", "brackets"), item("b", "outline", 1), item("", "square")];
    expect(markdownOf(items).content).toBe("- \\(a) a\n  - 1.1 b\n\n* \\[1]\n");
  });

  it("use native Markdown numbers where they match", () => {
    const items = [item("a", "bracket"), item("b", "bracket"), item("c", "plain")];
    expect(markdownOf(items).content).toBe("1) a\n2) b\n\n1. c\n");
  });

  it("separate adjacent lists that would otherwise continue numbering", () => {
    const other = [item("a", "plain"), item("b", "outline"), paragraph("Text")];
    expect(markdownOf(other).content).toBe("1. a\n\n<!-- -->\n\n1. b\n\nText\n");
  });

  it("are written as text in an HTML table", () => {
    const inCell = table(["first", "second"]);
    inCell.table?.tableRows?.[0]?.tableCells?.[1]?.content?.push(item("b", "brackets"));
    expect(markdownOf([inCell]).content).toContain("<ul>\n<li>(a) b</li>\n</ul>");
  });

  it("become numbers with `labels: markdown`, with a warning per changed label", () => {
    const items = [item("a", "plain"), item("b", "plain", 1), item("c", "brackets")];
    const { content, warnings } = markdownOf(items, "markdown");
    expect(content).toBe("1. a\n   1. b\n\n<!-- -->\n\n1. c\n");
    expect(warnings.map(({ code, excerpt }) => `${code}: ${excerpt}`)).toEqual([
      "list-marker-changed: b",
      "list-marker-changed: c",
    ]);
  });
});
