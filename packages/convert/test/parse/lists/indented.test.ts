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
  other: { listProperties: { nestingLevels: [level(36, { glyphSymbol: "●" })] } },
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
  it("belongs to the item if it has the same indent as the item's text", () => {
    const content = [item("a", "steps"), indented("more", 36), item("b", "steps")];
    expect(markdownOf(...content)).toBe("1. a\n\n   more\n2. b\n");
  });

  it("belongs to the item around a nested list if it has the same indent as that item's text", () => {
    const content = [item("a", "steps"), item("b", "steps", 1), indented("of a", 36)];
    expect(markdownOf(...content)).toBe("1. a\n\n   - b\n\n   of a\n");
  });

  it("belongs to no item if it begins to the left of the text", () => {
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

describe("the indent of a paragraph", () => {
  const lossesOf = (...content: Parameters<typeof body>) =>
    convertDocument(document(...content), { format: "html" }).warnings.map(({ detail }) => detail);

  it("is not reported as lost if its item shows it", () => {
    expect(lossesOf(item("a", "steps"), indented("more", 36), item("b", "steps"))).toEqual([]);
    for (const content of [
      [item("a", "steps"), indented("deeper", 54)],
      [item("a", "steps"), paragraph("Text"), indented("outside", 36)],
      [indented("without a list", 36)],
    ])
      expect(lossesOf(...content)).toEqual([expect.stringContaining("spacing")]);
  });
});

describe("a list of another definition", () => {
  const other = (text: string, indent: number, label: number) => {
    const paragraphStyle = { indentStart: points(indent), indentFirstLine: points(label) };
    return { paragraph: { ...item(text, "other").paragraph, paragraphStyle } };
  };
  const nested = "1. a\n   - b\n   - c\n2. d\n";

  it("is nested in the item before it if its labels begin where the text of that item does", () => {
    const content = [
      item("a", "steps"),
      other("b", 72, 54),
      other("c", 72, 54),
      item("d", "steps"),
    ];
    expect(markdownOf(...content)).toBe(nested);
    const close = [item("a", "steps"), other("b", 54, 36), other("c", 54, 36), item("d", "steps")];
    expect(markdownOf(...close)).toBe(nested);
  });

  it("is nested in the outer item if it is indented like an inner one", () => {
    const content = [item("a", "steps"), item("b", "steps", 1), other("c", 72, 54)];
    expect(markdownOf(...content)).toBe("1. a\n   - b\n   * c\n");
  });

  it("is not nested if it is indented like the item, or after other text", () => {
    expect(markdownOf(item("a", "steps"), other("b", 36, 18))).toBe("1. a\n\n- b\n");
    const content = [item("a", "steps"), paragraph("Text"), other("b", 72, 54)];
    expect(markdownOf(...content)).toBe("1. a\n\nText\n\n- b\n");
  });

  it("is nested at most nine levels deep", () => {
    const chain = Array.from({ length: 30 }, (_, depth) => {
      const paragraphStyle = {
        indentStart: points(36 * (depth + 1)),
        indentFirstLine: points(36 * depth + 18),
      };
      return { paragraph: { ...item("a", `l${depth}`).paragraph, paragraphStyle } };
    });
    const { content } = convertDocument(body(...chain), { format: "markdown" });
    const deepest = Math.max(...content.split("\n").map((line) => line.search(/\S/)));
    expect(deepest).toBe(2 * 8);
  });
});

describe("the content of a list item in faithful HTML", () => {
  const options = { format: "html", styles: "faithful", css: "inline", fragment: true } as const;
  const htmlOf = (...content: Parameters<typeof body>) =>
    convertDocument(document(...content), options).content;
  const html = htmlOf(item("a", "steps"), indented("like a", 36), indented("deeper", 54));

  it("has only the indent that exceeds that of its item", () => {
    expect(html).toMatch(/<p style="(?!.*margin-inline)[^>]*>like a<\/p>/);
    expect(html).toMatch(/<p style="[^>]*margin-inline-start: 18pt;[^>]*>deeper<\/p>/);
  });

  it("begins on the line of the label", () => {
    const hanging = indented("a", 36);
    Object.assign(hanging.paragraph, { bullet: { listId: "steps" } });
    hanging.paragraph.paragraphStyle.indentFirstLine = points(18);
    expect(htmlOf(hanging, indented("more", 36))).not.toMatch(/text-indent|margin-inline/);
  });
});
