import { toString } from "mdast-util-to-string";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, table } from "../support/build-document.js";
import { parseMarkdown } from "../support/words.js";

const written = (...content: Parameters<typeof body>) =>
  convertDocument(body(...content), { format: "markdown" }).content.trimEnd();

describe("a blank to fill in", () => {
  it.each([
    ["Name: ____", "Name: ____"],
    ["Address:____", "Address:____"],
    ["Name:____ Date:____", "Name:____ Date:____"],
    ["____ (name)", "____ (name)"],
    ["____", String.raw`\____`],
    ["____ ____", String.raw`\____ ____`],
    ["__a__ b", String.raw`\_\_a__ b`],
    ["(____)", "(____)"],
    ["[____]", String.raw`\[____]`],
    ["Name: ____, born ____.", "Name: ____, born ____."],
    ["Name: ____\u000BDate: ____", "Name: ____\\\nDate: ____"],
    ["(____) or (____)", String.raw`(\_\_\_\_) or (\_\_\_\_)`],
    ["____, 20__.", String.raw`\_\_\_\_, 20\_\_.`],
    ["www.____.com", String.raw`www\.\_\_\_\_.com`],
  ])("has no needless escapes and stays text: %j", (text, expected) => {
    const markdown = written(paragraph(text));
    expect(markdown).toBe(expected);
    expect(toString(parseMarkdown(markdown))).toBe(text.replaceAll("\u000B", ""));
  });

  it("has no needless escapes in a cell", () => {
    expect(written(table(["Signed", "____"]))).toBe("| Signed | ____ |\n| - | - |");
  });
});

describe("spaces after a line break", () => {
  it("are left out, as Markdown does not show them", () => {
    expect(written(paragraph("roses\u000B    violets"))).toBe("roses\\\nviolets");
  });
});
