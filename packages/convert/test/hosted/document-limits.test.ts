import { describe, expect, it } from "vitest";
import { DocumentLimitError, parseJson } from "../../src/index.js";
import {
  assertDepth,
  ElementBudget,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_ELEMENTS,
  MAX_IMAGES,
  MAX_LISTS,
  MAX_REPEATED_CHARACTERS,
} from "../../src/hosted/document-limits.js";
import { placeAt, wholeDocument } from "../../src/place/place.js";
import { body, item, paragraph } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const at = { place: placeAt(wholeDocument, "body", "content", 7) };

describe("a limit", () => {
  it("rejects the first element beyond it and names its location", () => {
    const budget = new ElementBudget();
    for (let count = 0; count < MAX_IMAGES; count += 1) budget.spendImage(at);
    expect(() => budget.spendImage(at)).toThrow(
      expect.objectContaining({
        name: "DocumentLimitError",
        limit: "images",
        pointer: "/body/content/7",
        message: `The document cannot be converted: expected at most ${MAX_IMAGES} images, got more at \`/body/content/7\`.`,
      }),
    );
  });

  it("applies to elements, text and depth", () => {
    const elements = new ElementBudget();
    for (let count = 0; count < MAX_ELEMENTS; count += 1) elements.spend(at);
    expect(() => elements.spend(at)).toThrow(DocumentLimitError);
    const text = new ElementBudget();
    const half = "x".repeat(MAX_CHARACTERS / 2);
    text.spendText(half, at);
    text.spendText(half, at);
    expect(() => text.spendText("x", at)).toThrow(/at most 100000000 characters of text/);
    expect(() => assertDepth(MAX_DEPTH, at.place)).not.toThrow();
    expect(() => assertDepth(MAX_DEPTH + 1, at.place)).toThrow(DocumentLimitError);
  });

  it("applies to lists, missing cells and nested brackets", () => {
    const items = Array.from({ length: MAX_LISTS + 1 }, (_, index) => item("a", `l${index}`));
    expect(() => treeOf(body(...items))).toThrow(
      expect.objectContaining({ limit: "lists", pointer: `/lists/l${MAX_LISTS}` }),
    );
    const wide = { tableCells: Array.from({ length: 102 }, () => ({})) };
    const tableRows = [wide, ...Array.from({ length: 100 }, () => ({}))];
    expect(() => treeOf(body({ table: { tableRows } }))).toThrow(
      expect.objectContaining({ limit: "missing cells" }),
    );
    const brackets = new TextEncoder().encode(`${"[".repeat(1001)}${"]".repeat(1001)}`);
    expect(() => parseJson([brackets])).toThrow(expect.objectContaining({ limit: "brackets" }));
  });

  it("counts line breaks as elements", () => {
    const breaks = paragraph("\n".repeat(MAX_ELEMENTS));
    expect(() => treeOf(body(breaks))).toThrow(expect.objectContaining({ limit: "elements" }));
  });

  it("counts the texts of repeated images", () => {
    const shown = (times: number) => ({
      ...body(
        paragraph(
          Array.from({ length: times }, () => ({ inlineObjectElement: { inlineObjectId: "i" } })),
        ),
      ),
      inlineObjects: {
        i: {
          inlineObjectProperties: {
            embeddedObject: { description: "x".repeat(MAX_REPEATED_CHARACTERS / 10) },
          },
        },
      },
    });
    expect(() => treeOf(shown(11))).not.toThrow();
    expect(() => treeOf(shown(12))).toThrow(
      expect.objectContaining({
        limit: "repeated images",
        pointer: "/body/content/0/paragraph/elements/11/inlineObjectElement",
      }),
    );
  });

  it("counts the images of a document", () => {
    const image = { inlineObjectElement: { inlineObjectId: "i" } };
    const document = {
      ...body(
        ...Array.from({ length: 21 }, () => paragraph(Array.from({ length: 1000 }, () => image))),
      ),
      inlineObjects: {
        i: {
          inlineObjectProperties: {
            embeddedObject: { imageProperties: { contentUri: "https://example.org/a.png" } },
          },
        },
      },
    };
    expect(() => treeOf(document)).toThrow(expect.objectContaining({ limit: "images" }));
  });
});
