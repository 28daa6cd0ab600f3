import { describe, expect, it } from "vitest";
import { convertDocument, formats, listImages, type ConvertOptions } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { body, paragraph, run } from "../support/build-document.js";

const image = (id: string) => ({ inlineObjectElement: { inlineObjectId: id } });
const imageAt = (contentUri: string) => ({
  inlineObjectProperties: { embeddedObject: { imageProperties: { contentUri } } },
});
const content = (...blocks: object[]) => ({ content: blocks });

const document = {
  ...body(paragraph([run("Text "), image("shared")])),
  headers: {
    first: content(paragraph("Confidential")),
    logo: content(paragraph([image("logo"), image("shared")])),
    empty: content(paragraph(" ")),
  },
  footers: { page: content(paragraph([run("Of May, "), { autoText: { type: "PAGE_NUMBER" } }])) },
  inlineObjects: {
    shared: imageAt("https://example.org/shared.png"),
    logo: imageAt("https://example.org/logo.png"),
  },
};

const convert = (options: ConvertOptions) => convertDocument(document, options);
const codesOf = (options: ConvertOptions) => Object.keys(convert(options).warningCounts);

describe("the option `headers`", () => {
  it("leaves headers and footers out of Markdown and text, with one warning", () => {
    for (const format of ["markdown", "text"] as const) {
      const { content: written, warnings } = convert({ format });
      expect(written).not.toMatch(/Confidential|logo|May/);
      expect(warnings.filter(({ code }) => code === "headers-left-out")).toMatchObject([
        { pointer: "/headers/first", excerpt: "Confidential", count: 3 },
      ]);
    }
  });

  it("keeps or omits them in any format", () => {
    for (const format of ["markdown", "text", "html"] as const) {
      expect(convert({ format, headers: "keep" }).content).toMatch(/Confidential[^]*Text[^]*May/);
      expect(codesOf({ format, headers: "keep" })).not.toContain("headers-left-out");
      expect(convert({ format, headers: "omit" }).content).not.toMatch(/Confidential|May/);
    }
    for (const format of ["html", "docx", "epub"] as const) {
      expect(codesOf({ format })).not.toContain("headers-left-out");
      expect(codesOf({ format, headers: "omit" })).toContain("headers-left-out");
    }
  });

  it("gives no warning for empty or skipped headers and footers", () => {
    const { warnings } = convertDocument(
      { ...body(paragraph("Text")), headers: { empty: document.headers.empty } },
      { format: "text" },
    );
    expect(warnings).toEqual([]);
    expect(codesOf({ format: "text", skip: ["header", "footer", "image"] })).toEqual([]);
  });

  it("decides which images are listed", () => {
    const shared = "https://example.org/shared.png";
    const urls = (options?: Parameters<typeof listImages>[1]) =>
      listImages(document, options).map(({ url }) => url);
    expect(urls({ format: "markdown" })).toEqual([shared]);
    expect(urls({ format: "html", headers: "omit" })).toEqual([shared]);
    for (const options of [undefined, { format: "html" }, { headers: "keep" }] as const)
      expect(urls(options)).toEqual([shared, "https://example.org/logo.png"]);
  });
});

describe.each(allDocuments)("$name", ({ document: given }) => {
  it.each(formats)("omits headers as if the document had none in %s", (format) => {
    const omitted = convertDocument(given, { format, headers: "omit" });
    const bare = convertDocument(withoutRegions(given), { format });
    expect(omitted.content).toEqual(bare.content);
    const { "headers-left-out": count, ...others } = omitted.warningCounts;
    expect(others).toEqual(bare.warningCounts);
    expect(count ?? 1).toBe(1);
  });
});

function withoutRegions(given: unknown): unknown {
  const text = JSON.stringify(given, (name, value: unknown) =>
    name === "headers" || name === "footers" ? undefined : value,
  );
  return JSON.parse(text);
}
