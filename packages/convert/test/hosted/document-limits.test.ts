import { describe, expect, it } from "vitest";
import { DocumentLimitError } from "../../src/index.js";
import {
  assertDepth,
  ElementBudget,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_ELEMENTS,
  MAX_IMAGES,
} from "../../src/hosted/document-limits.js";
import { placeAt, wholeDocument } from "../../src/place/place.js";
import { body, paragraph } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const at = { place: placeAt(wholeDocument, "body", "content", 7) };

describe("a limit", () => {
  it("lets through what it allows, and refuses one more with limit, number and place", () => {
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

  it("is set for elements, text and depth", () => {
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
