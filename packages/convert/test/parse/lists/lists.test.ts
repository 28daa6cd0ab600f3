import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { body, item, paragraph } from "../../support/build-document.js";

const decimal = (startNumber = 1) => ({ glyphType: "DECIMAL", startNumber });
const list = (...nestingLevels: object[]) => ({ listProperties: { nestingLevels } });
const lists = {
  numbers: list(decimal(), { glyphType: "ALPHA", startNumber: 1 }),
  fromFive: list(decimal(5)),
  bullets: list({ glyphSymbol: "●" }),
  pasted: list(...Array.from({ length: 9 }, () => ({ glyphType: "GLYPH_TYPE_UNSPECIFIED" }))),
};

function markdownOf(...content: Parameters<typeof body>): string {
  return convertDocument({ ...body(...content), lists }, { format: "markdown" }).content;
}

describe("a list", () => {
  it("continues counting after an interruption", () => {
    const content = [
      item("a", "numbers"),
      item("b", "numbers"),
      paragraph("Text"),
      item("c", "numbers"),
    ];
    expect(markdownOf(...content)).toBe("1. a\n2. b\n\nText\n\n3. c\n");
  });

  it("restarts a deeper level under each item", () => {
    const content = [
      item("a", "numbers"),
      item("a1", "numbers", 1),
      item("b", "numbers"),
      item("b1", "numbers", 1),
    ];
    expect(markdownOf(...content)).toBe("1. a\n   - a\\. a1\n2. b\n   - a\\. b1\n");
  });

  it("starts at the number in its definition", () => {
    expect(markdownOf(item("a", "fromFive"), item("b", "fromFive"))).toBe("5. a\n6. b\n");
  });

  it("nests an item that skips levels in the previous item", () => {
    expect(markdownOf(item("a", "bullets"), item("b", "bullets", 3), item("c", "bullets"))).toBe(
      "- a\n  - b\n- c\n",
    );
  });

  it("begins at any level without a parent", () => {
    expect(markdownOf(item("a", "bullets", 2), item("b", "bullets"))).toBe("- a\n\n* b\n");
  });

  it("ends when the list id changes", () => {
    expect(markdownOf(item("a", "numbers"), item("b", "fromFive"))).toBe(
      "1. a\n\n<!-- -->\n\n5. b\n",
    );
  });

  it("uses bullets with a warning if the document does not define it", () => {
    const document = { ...body(item("a", "no such list")), lists };
    const { content, warnings } = convertDocument(document, { format: "markdown" });
    expect(content).toBe("- a\n");
    expect(warnings).toMatchObject([
      { code: "list-not-found", pointer: "/body/content/0/paragraph" },
    ]);
    expect(markdownOf(item("a", "bullets", 5))).toBe("- a\n");
  });

  it("has bullets and one warning if it was pasted, without any glyph", () => {
    const content = [item("a", "pasted"), item("b", "pasted", 1), item("c", "pasted")];
    const document = { ...body(...content), lists };
    const { content: markdown, warnings } = convertDocument(document, { format: "markdown" });
    expect(markdown).toBe("- a\n  - b\n- c\n");
    expect(warnings).toMatchObject([{ code: "list-glyph-unknown", excerpt: "a", count: 3 }]);
  });

  it("keeps letters in HTML", () => {
    const document = { ...body(item("a", "numbers"), item("b", "numbers", 1)), lists };
    const html = convertDocument(document, { format: "html" });
    expect(html.content).toContain('<ol type="a">');
    expect(html.warnings).toEqual([]);
  });
});
