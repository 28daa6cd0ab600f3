import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { heading, paragraph } from "../fixtures/build/blocks.js";
import { documentOfOneTab, documentOfTabs, tab } from "../fixtures/build/documents.js";
import { footnote, inlineObject, link, text } from "../fixtures/build/elements.js";
import { image, inlineObjects } from "../fixtures/build/objects.js";

type Options = Omit<ConvertOptions, "format">;

const bytesOf = (document: object, options: Options = {}) =>
  convertDocument(document, { format: "epub", ...options }).content;

/** The files of a book as text, by path. */
function bookOf(document: object, options: Options = {}): Readonly<Record<string, string>> {
  const files = Object.entries(unzipSync(bytesOf(document, options)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const novel = documentOfOneTab(
  "A Novel",
  [
    paragraph("For somebody."),
    heading(1, "One", "h.one"),
    paragraph([text("It began"), footnote("note", "1"), text(".")]),
    heading(2, "Later"),
    heading(1, "Two"),
    paragraph([link("Back to the beginning", { headingId: "h.one" })]),
    paragraph([link("Elsewhere", "chapter.html"), link(" and out", "https://example.com")]),
    paragraph([inlineObject("plan"), inlineObject("plan")]),
  ],
  {
    inlineObjects: inlineObjects({ plan: image("plan.png", { description: "A plan" }) }),
    footnotes: { note: { footnoteId: "note", content: [paragraph("A note.")] } },
  },
);
const PNG = { bytes: new Uint8Array([137, 80, 78, 71]), mediaType: "image/png" };
const embed = new Map([["https://images.example/plan.png", PNG]]);

describe("a book", () => {
  it("begins with its media type, which is not compressed", () => {
    const start = strFromU8(bytesOf(novel).slice(30, 58));
    expect(start).toBe("mimetypeapplication/epub+zip");
  });

  it("has a page per top-level heading, with footnotes on the last page", () => {
    const { chapters, pages } = structureOf(bookOf(novel));
    expect(pages).toEqual(["chapter-1.xhtml", "chapter-2.xhtml", "chapter-3.xhtml", "notes.xhtml"]);
    expect(chapters.map((page) => /<title>(.*)<\/title>/.exec(page)?.[1])).toEqual([
      "A Novel",
      "One",
      "Two",
      "A Novel",
    ]);
  });

  it("has a page for each tab", () => {
    const document = documentOfTabs(
      "Book",
      tab("t.0", "First", [heading(1, "A"), heading(1, "B")]),
      tab("t.1", "Second", [paragraph("text")]),
    );
    const { pages, navigation } = structureOf(bookOf(document));
    expect(pages).toEqual(["chapter-1.xhtml", "chapter-2.xhtml"]);
    expect(navigation).toContain('<a href="chapter-2.xhtml#second">Second</a>');
  });

  it("has a navigation of its headings", () => {
    expect(structureOf(bookOf(novel)).navigation).toContain(
      '<ol><li><a href="chapter-2.xhtml#one">One</a><ol><li><a href="chapter-2.xhtml#later">Later</a></li></ol></li>' +
        '<li><a href="chapter-3.xhtml#two">Two</a></li></ol>',
    );
  });

  it("links between pages, to footnotes and back", () => {
    const [, one = "", two = "", notes = ""] = structureOf(bookOf(novel)).chapters;
    expect(two).toContain('<a href="chapter-2.xhtml#one">Back to the beginning</a>');
    expect(two).toContain('<a href="https://example.com">and out</a>');
    expect(one).toContain('<a href="notes.xhtml#note_1" role="doc-noteref" epub:type="noteref">');
    expect(one).toContain('<sup id="reference_1">');
    expect(notes).toContain('<a href="chapter-2.xhtml#reference_1" role="doc-backlink"');
    expect(notes).toContain('<li id="note_1" value="1" epub:type="footnote">');
  });

  it("drops links to files beside it, with a warning", () => {
    const { warnings } = convertDocument(novel, { format: "epub", images: { embed } });
    expect(warnings.map(({ code }) => code)).toEqual(["link-target-not-found"]);
    expect(structureOf(bookOf(novel)).chapters[2]).toContain("<a>Elsewhere</a>");
  });

  it("escapes characters that the URL grammar forbids", () => {
    const urls = ["https://example.com/[x](y%zz#a#b", "http://[::1]/{x}"];
    const document = documentOfOneTab("Links", [paragraph(urls.map((url) => link("to ", url)))]);
    const [page = ""] = structureOf(bookOf(document)).chapters;
    expect(page).toContain('href="https://example.com/%5Bx%5D(y%25zz#a%23b"');
    expect(page).toContain('href="http://[::1]/%7Bx%7D"');
  });

  it("contains each embedded image once, and its cover on request", () => {
    const files = bookOf(novel, { images: { embed }, cover: "first" });
    expect(Object.keys(files).filter((path) => path.includes("images/"))).toEqual([
      "EPUB/images/image-1.png",
    ]);
    expect(files["EPUB/chapter-3.xhtml"]).toContain('<img src="images/image-1.png" alt="A plan"');
    expect(files["EPUB/package.opf"]).toContain('properties="cover-image"');
  });

  it("links to images that were not embedded, with a warning", () => {
    expect(structureOf(bookOf(novel)).chapters[2]).toContain(
      '<a href="https://images.example/plan.png" class="image">[A plan]</a>',
    );
    const { warningCounts } = convertDocument(novel, { format: "epub" });
    expect(warningCounts).toMatchObject({ "image-as-link": 2 });
  });

  it("writes the fields as metadata", () => {
    const fields = {
      author: "Ines & Co",
      language: "pt",
      identifier: "urn:isbn:1",
      slug: "a",
      modified: "2026-11-27T12:00:00Z",
    };
    const opf = bookOf(novel, { fields })["EPUB/package.opf"];
    expect(opf).toContain("<dc:creator>Ines &#x26; Co</dc:creator>");
    expect(opf).toContain("<dc:language>pt</dc:language>");
    expect(opf).toContain('<dc:identifier id="book-id">urn:isbn:1</dc:identifier>');
    expect(opf).toContain('<meta name="slug" content="a" />');
    expect(opf).toContain('<meta property="dcterms:modified">2026-11-27T12:00:00Z</meta>');
  });

  it("turns its pages from left to right if most text is right-to-left", () => {
    const style = { direction: "RIGHT_TO_LEFT" };
    const hebrew = documentOfOneTab("ספר", [paragraph("שלום", style), paragraph("עולם", style)]);
    const attribute = 'page-progression-direction="rtl"';
    expect(bookOf(hebrew)["EPUB/package.opf"]).toContain(attribute);
    expect(bookOf(novel)["EPUB/package.opf"]).not.toContain(attribute);
  });

  it("has equal bytes for equal documents and different identifiers for others", () => {
    expect(bytesOf(novel)).toEqual(bytesOf(structuredClone(novel)));
    const other = documentOfOneTab("A Novel", [paragraph("Other.")]);
    const [one, two] = [novel, other].map((each) => identifierOf(bookOf(each)));
    expect(one).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(one).not.toBe(two);
  });

  it("has a page and navigation for a document without content", () => {
    const { pages, navigation } = structureOf(bookOf(documentOfOneTab("Empty", [])));
    expect(pages).toEqual(["chapter-1.xhtml"]);
    expect(navigation).toContain('<a href="chapter-1.xhtml">Empty</a>');
  });
});

function structureOf(files: Readonly<Record<string, string>>) {
  const pages = Object.keys(files)
    .map((path) => path.replace("EPUB/", ""))
    .filter((path) => path.endsWith(".xhtml") && path !== "nav.xhtml");
  return {
    pages,
    chapters: pages.map((path) => files[`EPUB/${path}`] ?? ""),
    navigation: files["EPUB/nav.xhtml"] ?? "",
  };
}

function identifierOf(files: Readonly<Record<string, string>>): string | undefined {
  return /<dc:identifier[^>]*>([^<]+)/.exec(files["EPUB/package.opf"] ?? "")?.[1];
}
