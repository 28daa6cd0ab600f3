import { describe, expect, it } from "vitest";
import { convertDocument, type Format } from "../../src/index.js";
import { body, paragraph } from "../support/build-document.js";

/** An entry with the indent of its level in Google Docs. */
function entry(text: string, indent?: number) {
  const magnitude = indent === undefined ? {} : { indentStart: { magnitude: indent, unit: "PT" } };
  const element = paragraph(text);
  return { paragraph: { ...element.paragraph, paragraphStyle: magnitude } };
}

function written(format: Format, ...content: object[]): string {
  const { content: text } = convertDocument(body({ tableOfContents: { content } }), { format });
  return String(text);
}

const ENTRIES = [entry("One"), entry("One a", 18), entry("One a i", 36), entry("Two", 0)];

describe("a table of contents", () => {
  it("nests the entries of a chapter", () => {
    expect(written("markdown", ...ENTRIES)).toBe("- One\n  - One a\n    - One a i\n- Two\n");
    expect(written("text", ...ENTRIES)).toBe("One\n  One a\n    One a i\nTwo\n");
    expect(written("html", ...ENTRIES).replaceAll("\n", "")).toContain(
      '<nav aria-label="Contents" class="contents"><ul><li>One<ul><li>One a<ul><li>One a i</li></ul></li></ul></li>' +
        "<li>Two</li></ul></nav>",
    );
  });

  it("nests entries with a larger indent, even if they skip a level", () => {
    expect(written("markdown", entry("One", 36), entry("Two", 90), entry("Three", 18))).toBe(
      "- One\n  - Two\n- Three\n",
    );
  });

  it("leaves out entries without text", () => {
    expect(written("markdown", entry("One"), entry("", 18), entry("Two"))).toBe("- One\n- Two\n");
    expect(written("markdown", entry(""))).toBe("");
  });
});
