import { describe, expect, it } from "vitest";
import type { Image } from "../../src/tree/image.js";
import { convertDocument, listImages } from "../../src/index.js";
import { images } from "../fixtures/images.js";
import { origin, paragraph, section, tree } from "./building/build-tree.js";
import { docxParts } from "./reading/docx-parts.js";
import { readDocx, select } from "./reading/read-docx.js";

const bytes = new Uint8Array([1, 2, 3]);
const image = (more: Partial<Image>): Image => ({
  kind: "image",
  id: "one",
  url: "https://a.example/one.png",
  alternative: "A red dot",
  width: 96,
  height: 48,
  origin,
  ...more,
});
const RELATIONSHIPS = "word/_rels/document.xml.rels";

describe("images", () => {
  it("are embedded once if their bytes are available", () => {
    const held = image({ data: { bytes, mediaType: "image/png" } });
    const docx = readDocx(tree([paragraph(held, held)]));
    expect(docx.values("a:blip", "r:embed")).toEqual(["rId1", "rId1"]);
    expect(docx.values("Relationship", "Target", RELATIONSHIPS)[0]).toBe("media/image1.png");
    expect(docx.values("Default", "Extension", "[Content_Types].xml")).toContain("png");
    expect(docx.warnings).toEqual([]);
  });

  it("are embedded from `data:` URLs", () => {
    const docx = readDocx(tree([paragraph(image({ url: "data:image/gif;base64,R0lGODlh" }))]));
    expect(docx.values("Relationship", "Target", RELATIONSHIPS)[0]).toBe("media/image1.gif");
  });

  it("are linked with a warning without their bytes", () => {
    const docx = readDocx(tree([paragraph(image({}))]));
    expect(docx.values("Relationship", "Target", RELATIONSHIPS)[0]).toBe(
      "https://a.example/one.png",
    );
    expect(docx.values("Relationship", "TargetMode", RELATIONSHIPS)[0]).toBe("External");
    expect(docx.warnings).toEqual(["image-linked"]);
  });

  it.each([
    ["of a kind that word processors do not show", { data: { bytes, mediaType: "image/avif" } }],
    ["of a relative address", { url: "one.png" }],
  ])("become links with their text, and a warning, %s", (_, more) => {
    const docx = readDocx(tree([paragraph(image(more))]));
    expect(docx.paragraphs()).toEqual(["[A red dot]"]);
    expect(docx.elements("w:hyperlink")).toHaveLength(1);
    expect(docx.warnings).toEqual(["image-as-link"]);
  });

  it.each(["data:image/avif;base64,AAAA", "data:image/png;base64,%%%"])(
    "become text if word processors cannot show them: %s",
    (url) => {
      const docx = readDocx(tree([paragraph(image({ url }))]));
      expect(docx.paragraphs()).toEqual(["[A red dot]"]);
      expect(docx.elements("w:hyperlink")).toEqual([]);
      expect(docx.warnings).toEqual(["image-as-link"]);
    },
  );

  it("have alternative text and title, and are scaled to the line", () => {
    const docx = readDocx(tree([paragraph(image({ title: "Dot" }), image({ width: 9600 }))]));
    expect(docx.values("wp:docPr", "descr")).toEqual(["A red dot", "A red dot"]);
    expect(docx.values("wp:docPr", "title")).toEqual(["Dot", "undefined"]);
    const widths = docx.values("wp:extent", "cx").map(Number);
    expect(widths[0]).toBe(914_400);
    expect(widths[1]).toBeCloseTo((595.3 - 144) * 12_700, -1);
  });

  it("are cropped, rotated and framed as in the document", () => {
    const crop = { top: 0.1, right: 0.2, bottom: 0, left: 0.25 };
    const border = { width: 2, colour: "#00ff00", dash: "dotted" } as const;
    const docx = readDocx(tree([paragraph(image({ crop, angle: 90, border, opacity: 0.3 }))]));
    expect(docx.values("a:alphaModFix", "amt")).toEqual(["30000"]);
    expect(docx.elements("a:srcRect")[0]?.attributes).toEqual({
      l: "25000",
      t: "10000",
      r: "20000",
      b: "0",
    });
    expect(docx.values("a:xfrm", "rot")).toEqual(["5400000"]);
    expect(docx.values("a:srgbClr", "val")).toEqual(["00ff00"]);
  });

  it("float as in the document", () => {
    const floating = { wrap: "behind", left: 10, top: 20, margin: 9 } as const;
    const docx = readDocx(tree([paragraph(image({ floating }))]));
    expect(docx.elements("wp:inline")).toEqual([]);
    expect(docx.values("wp:anchor", "behindDoc")).toEqual(["1"]);
    expect(docx.elements("wp:wrapNone")).toHaveLength(1);
  });

  it("have a relationship in the part that shows them", () => {
    const headers = { default: [paragraph(image({}))] };
    const docx = readDocx(tree([section([paragraph("x")], { headers })]));
    expect(docx.values("Relationship", "Target", "word/_rels/header1.xml.rels")).toEqual([
      "https://a.example/one.png",
    ]);
  });

  it("use the bytes that the caller passes", () => {
    const addresses = listImages(images).map(({ url }) => url);
    const embed = new Map(addresses.map((url) => [url, { bytes, mediaType: "image/png" }]));
    const { content, warnings } = convertDocument(images, { format: "docx", images: { embed } });
    const parts = docxParts(content);
    const blips = select(parts.get("word/document.xml"), "a:blip");
    expect(blips.length).toBeGreaterThan(5);
    expect(blips.every(({ attributes }) => attributes["r:embed"])).toBe(true);
    expect(warnings.map(({ code }) => code)).not.toContain("image-linked");
  });
});
