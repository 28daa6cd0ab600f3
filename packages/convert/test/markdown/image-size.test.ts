import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { ownDocument } from "../support/read-documents.js";

const markdownOf = (options: Omit<ConvertOptions, "format">) =>
  convertDocument(ownDocument("images"), { format: "markdown", ...options });

const lossesOf = ({ warnings }: ReturnType<typeof markdownOf>) =>
  warnings.find(({ code }) => code === "styling-simplified")?.detail ?? "";

describe("the size of an image in Markdown", () => {
  it("is left out, with a warning", () => {
    const conversion = markdownOf({});
    expect(conversion.content).not.toContain("<img");
    expect(lossesOf(conversion)).toContain("image sizes");
  });

  it("is written in HTML on request", () => {
    const conversion = markdownOf({ imageSize: "html" });
    expect(conversion.content).toMatch(/<img src="[^"]+" alt="[^"]*" width="\d+" height="\d+">/);
    expect(lossesOf(conversion)).not.toContain("image sizes");
  });

  it("is JSX in MDX, and left out without HTML", () => {
    expect(markdownOf({ imageSize: "html", dialect: "mdx" }).content).toContain('height="180" />');
    expect(markdownOf({ imageSize: "html", rawHtml: false }).content).not.toContain("<img");
  });
});
