import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { body, item, paragraph, run } from "../../support/build-document.js";

const points = (magnitude: number) => ({ magnitude, unit: "PT" });
const level = (indentStart: number, glyph: object) => ({
  ...glyph,
  indentStart: points(indentStart),
  indentFirstLine: points(indentStart - 18),
});
const lists = {
  steps: {
    listProperties: {
      nestingLevels: [level(36, { glyphType: "DECIMAL" }), level(72, { glyphSymbol: "○" })],
    },
  },
};
const indented = (text: string, indent: number) => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    paragraphStyle: { indentStart: points(indent), indentFirstLine: points(indent) },
  },
});
const document = (...content: Parameters<typeof body>) => ({ ...body(...content), lists });
const markdownOf = (...content: Parameters<typeof body>) =>
  convertDocument(document(...content), { format: "markdown" }).content;

describe("an indented paragraph after a list item", () => {
  it("belongs to the item if it begins like its text", () => {
    const content = [item("a", "steps"), indented("more", 36), item("b", "steps")];
    expect(markdownOf(...content)).toBe("1. a\n\n   more\n2. b\n");
  });

  it("belongs to the item around a nested list if it begins like that item", () => {
    const content = [item("a", "steps"), item("b", "steps", 1), indented("of a", 36)];
    expect(markdownOf(...content)).toBe("1. a\n\n   - b\n\n   of a\n");
  });

  it("belongs to no item if it begins left of the text", () => {
    const content = [item("a", "steps"), indented("between", 18), item("b", "steps")];
    expect(markdownOf(...content)).toBe("1. a\n\nbetween\n\n2. b\n");
  });

  it("belongs to no item after a paragraph without an indent", () => {
    const content = [item("a", "steps"), paragraph("Text"), indented("quote", 36)];
    expect(markdownOf(...content)).toBe("1. a\n\nText\n\nquote\n");
  });

  it("ends the list if it is a heading", () => {
    const heading = indented("Next", 36);
    Object.assign(heading.paragraph.paragraphStyle, { namedStyleType: "HEADING_2" });
    expect(markdownOf(item("a", "steps"), heading)).toBe("1. a\n\n## Next\n");
  });
});

describe("the content of a list item in faithful HTML", () => {
  const options = { format: "html", styles: "faithful", css: "inline", fragment: true } as const;
  const htmlOf = (...content: Parameters<typeof body>) =>
    convertDocument(document(...content), options).content;
  const html = htmlOf(item("a", "steps"), indented("like a", 36), indented("deeper", 54));

  it("is indented only as far as beyond the text of its item", () => {
    expect(html).toMatch(/<p style="(?!.*margin-inline)[^>]*>like a<\/p>/);
    expect(html).toMatch(/<p style="[^>]*margin-inline-start: 18pt;[^>]*>deeper<\/p>/);
  });

  it("begins beside the label", () => {
    const hanging = indented("a", 36);
    Object.assign(hanging.paragraph, { bullet: { listId: "steps" } });
    hanging.paragraph.paragraphStyle.indentFirstLine = points(18);
    expect(htmlOf(hanging, indented("more", 36))).not.toMatch(/text-indent|margin-inline/);
  });
});
