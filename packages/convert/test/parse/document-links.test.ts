import { describe, expect, it } from "vitest";
import {
  convertDocument,
  listAnchors,
  listDocumentLinks,
  type DocumentReference,
} from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

const BASE = "https://docs.google.com/document";
const linkTo = (...urls: readonly string[]) =>
  body(paragraph(urls.map((url) => run("minutes ", { link: { url } }))));
const referenceIn = (url: string) => listDocumentLinks(linkTo(url))[0];

describe("a link to another document", () => {
  it.each<readonly [string, Partial<DocumentReference>]>([
    [`${BASE}/d/abc-1_X/edit`, {}],
    [`${BASE}/d/abc-1_X`, {}],
    [`${BASE}/u/0/d/abc-1_X/edit?usp=sharing`, {}],
    ["https://docs.google.com/a/example.com/document/d/abc-1_X/preview", {}],
    [`${BASE}/d/abc-1_X/edit#heading=h.x1`, { heading: "h.x1" }],
    [`${BASE}/d/abc-1_X/edit#bookmark=id.b1`, { bookmark: "id.b1" }],
    [`${BASE}/d/abc-1_X/edit?tab=t.0#heading=h.x1`, { tab: "t.0", heading: "h.x1" }],
    ["https://docs.google.com/open?id=abc-1_X", {}],
    ["https://drive.google.com/open?usp=drive_link&id=abc-1_X", {}],
    ["https://drive.google.com/file/d/abc-1_X/view?usp=sharing", {}],
    ["http://drive.google.com/file/u/1/d/abc-1_X", {}],
  ])("is found in %s", (url, found) => {
    expect(referenceIn(url)).toEqual({ documentId: "abc-1_X", url, ...found });
  });

  it.each([
    `${BASE}/d/e/2PACX-1v/pub`,
    "https://docs.google.com/spreadsheets/d/abc/edit",
    "https://docs.google.com.evil.example/document/d/abc/edit",
    "https://evil.example/?u=https://docs.google.com/document/d/abc",
    "https://drive.google.com/drive/folders/abc",
    `${BASE}/create`,
  ])("is not %s", (url) => {
    expect(referenceIn(url)).toBeUndefined();
  });

  it("points to the caller's URL, or keeps its own URL without one", () => {
    const document = linkTo(`${BASE}/d/known/edit#heading=h.1`, `${BASE}/d/other/edit`);
    const documentUrl = ({ documentId, heading }: DocumentReference) =>
      documentId === "known" ? `known.html#${heading}` : undefined;
    const { content } = convertDocument(document, { format: "markdown", documentUrl });
    expect(content).toBe(`[minutes](known.html#h.1) [minutes](${BASE}/d/other/edit)\n`);
  });

  it("is resolved in chips, too", () => {
    const richLinkProperties = { uri: `${BASE}/d/known/edit`, title: "Minutes" };
    const document = body({ paragraph: { elements: [{ richLink: { richLinkProperties } }] } });
    const options = { format: "html", documentUrl: () => "known.html" } as const;
    expect(convertDocument(document, options).content).toContain(
      '<a href="known.html">Minutes</a>',
    );
  });

  it("points to the anchor in the other document's result", () => {
    const { paragraph: heading } = paragraph("2026 plans", "HEADING_1");
    const headingId = "h.plans";
    const style = { ...heading?.paragraphStyle, headingId };
    const document = body({ paragraph: { ...heading, paragraphStyle: style } });
    const ofHtml = [{ heading: headingId, anchor: "S-2026-plans" }];
    expect(listAnchors(document, { format: "html" })).toEqual(ofHtml);
    const { content, anchors } = convertDocument(document, { format: "html" });
    expect(content).toContain('id="S-2026-plans"');
    expect(anchors).toEqual(ofHtml);
    expect(listAnchors(document, { format: "markdown" })).toEqual([
      { heading: headingId, anchor: "2026-plans" },
    ]);
    expect(listAnchors(document, { format: "docx" })).toEqual([]);
  });

  it("does not include a link to the document itself", () => {
    const document = { ...linkTo(`${BASE}/d/own/edit#heading=h.none`), documentId: "own" };
    const options = { format: "markdown", documentUrl: () => "wrong" } as const;
    expect(convertDocument(document, options)).toMatchObject({
      content: "minutes\n",
      warnings: [{ code: "link-target-not-found" }],
    });
  });
});
