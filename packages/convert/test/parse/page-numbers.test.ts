import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

/** Returns a footer: `#` becomes the page number, and `##` the number of pages. */
const footer = (text: string, more: object = {}) =>
  paragraph(
    text.split(/(##?)/).flatMap((part) => {
      if (part === "") return [];
      if (!part.startsWith("#")) return [run(part, more)];
      return [{ autoText: { type: part === "#" ? "PAGE_NUMBER" : "PAGE_COUNT" } }];
    }),
  );
const textOf = (...content: Parameters<typeof body>) =>
  convertDocument(body(...content), { format: "markdown" }).content.trim();

describe("words around a page number, in an output without pages", () => {
  it.each([
    ["Page # of ##", ""],
    ["- # -", ""],
    ["#/##", ""],
    ["Seite # von ##", ""],
    ["Página # de ##", ""],
    ["第 # 页，共 ## 页", ""],
    ["# / ## ページ", ""],
    ["Strana # z ##", ""],
    ["Acme Ltd | Page # of ##", "Acme Ltd"],
    ["Acme Ltd. Page #", "Acme Ltd."],
    ["Confidential — p. # — Acme", "Confidential — Acme"],
    ["Draft (page #) of May", "Draft of May"],
    ["Smith #", "Smith"],
    ["Pages of history, #", "Pages of history"],
    ["# 🚀", "🚀"],
    ["Homepage #", "Homepage"],
  ])("are left out: %s", (text, expected) => {
    expect(textOf(footer(text))).toBe(expected);
  });

  it("are kept next to a tab", () => {
    const { content } = convertDocument(body(footer("Acme\tPage #\tMay")), { format: "html" });
    expect(content).toMatch(/Acme.*May/);
    expect(content).not.toContain("Page");
  });

  it("are left out in linear time in a long text", () => {
    const long = `${" ".repeat(50_000)}${"a".repeat(50_000)}`;
    expect(textOf(footer(`${long}#${long}##`))).toMatch(/^a+\s+a+$/);
    expect(textOf(footer("# ".repeat(50_000)))).toBe("");
  });
});

describe("a table of contents, in an output without pages", () => {
  const contents = {
    tableOfContents: {
      content: ["One\t1", "Two\tiv", "Part 3", "2026"].map((one) => paragraph(one)),
    },
  };

  it("has no page numbers, with one warning", () => {
    const { content, warnings } = convertDocument(body(contents), { format: "markdown" });
    expect(content).toBe("- One\n- Two\n- Part 3\n- 2026\n");
    expect(warnings).toMatchObject([{ code: "page-number-left-out" }]);
  });
});
