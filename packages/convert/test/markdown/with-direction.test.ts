import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { paragraph } from "../fixtures/build/blocks.js";
import { documentOfOneTab } from "../fixtures/build/documents.js";

const RTL = { direction: "RIGHT_TO_LEFT" };

describe("Markdown of both directions", () => {
  it("puts neighbours that run from right to left into one element", () => {
    const document = documentOfOneTab("Both", [
      paragraph("Left to right"),
      paragraph("שלום", RTL),
      paragraph("עולם", RTL),
      paragraph("Left again"),
    ]);
    expect(convertDocument(document, { format: "markdown" }).content).toBe(
      ["Left to right", '<div dir="rtl">', "שלום", "עולם", "</div>", "Left again"].join("\n\n") +
        "\n",
    );
  });
});
