import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { docxParts } from "../docx/reading/docx-parts.js";
import { select } from "../docx/reading/read-docx.js";
import { body, paragraph, run } from "../support/build-document.js";

const heading = (text: string, headingId: string) => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    paragraphStyle: { namedStyleType: "HEADING_1", headingId },
  },
});

function linkTo(link: object) {
  const document = body(
    paragraph([run("here", { link })]),
    heading("Über uns!", "h.a"),
    heading("Über uns!", "h.b"),
  );
  const { content, warnings } = convertDocument(document, { format: "markdown" });
  return { paragraph: content.split("\n")[0], codes: warnings.map((warning) => warning.code) };
}

const resolved = (url: string) => ({ paragraph: `[here](${url})`, codes: [] });

describe("a link", () => {
  it("points to the slug of a heading, even of duplicate headings", () => {
    expect(linkTo({ headingId: "h.a" })).toEqual(resolved("#über-uns"));
    expect(linkTo({ heading: { id: "h.b", tabId: "t.0" } })).toEqual(resolved("#über-uns-1"));
    expect(linkTo({ url: "#heading=h.b" })).toEqual(resolved("#über-uns-1"));
  });

  it.each([
    [{ headingId: "h.none" }, "link-target-not-found"],
    [{ bookmarkId: "id.1" }, "link-target-not-found"],
    [{ bookmark: { id: "id.1", tabId: "t.0" } }, "link-target-not-found"],
    [{ tabId: "t.9" }, "link-target-not-found"],
    [{ url: "javascript:alert(1)" }, "unsafe-link"],
    [{ url: "JAVA\tSCRIPT:alert(1)" }, "unsafe-link"],
    [{ url: "\u0001javascript:alert(1)" }, "unsafe-link"],
    [{ url: "vbscript:x" }, "unsafe-link"],
    [{ url: "data:text/html,x" }, "unsafe-link"],
    [{ url: "file:///etc/passwd" }, "unsafe-link"],
  ])("%j keeps its text with a warning", (link, code) => {
    expect(linkTo(link)).toEqual({ paragraph: "here", codes: [code] });
  });

  it.each([
    ["https://example.com/?a=1", "https://example.com/?a=1"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["/relative", "/relative"],
    [" https://example.com/a b ", "https://example.com/a%20b"],
  ])("keeps %s", (url, written) => {
    expect(linkTo({ url })).toEqual(resolved(written));
  });

  it("warns once for several runs, and twice for two links", () => {
    const lost = { link: { headingId: "h.none" } };
    const entry = paragraph([
      run("A ", lost),
      run("long", { ...lost, bold: true }),
      run(" x", lost),
    ]);
    const two = paragraph([run("one", lost), run(" and "), run("two", lost)]);
    const { warnings } = convertDocument(body(entry, two), { format: "html" });
    expect(warnings.map(({ excerpt }) => excerpt)).toEqual(["A", "one", "two"]);
  });
});

describe("a paragraph that is not a heading", () => {
  const target = (headingId: string, namedStyleType = "NORMAL_TEXT", bullet?: object) => ({
    paragraph: {
      elements: [run("Scope\n")],
      paragraphStyle: { namedStyleType, headingId },
      ...(bullet ? { bullet } : {}),
    },
  });
  const cell = { tableCells: [{ content: [target("h.cell")] }, { content: [paragraph("b")] }] };
  const to = (headingId: string) => paragraph([run(headingId, { link: { headingId } })]);
  const content = body(
    ...["h.text", "h.subtitle", "h.item", "h.cell"].map((id) => to(id)),
    heading("Scope", "h.heading"),
    target("h.text"),
    target("h.subtitle", "SUBTITLE"),
    target("h.item", "NORMAL_TEXT", { listId: "list" }),
    { table: { rows: 1, columns: 2, tableRows: [cell] } },
    target("h.unused"),
  );
  const document = { ...content, lists: { list: {} } };

  it("is a link target in HTML in any kind of block", () => {
    const { content, warnings } = convertDocument(document, { format: "html" });
    expect(warnings).toEqual([]);
    expect(content).toContain('<a href="#scope-1">h.text</a>');
    expect(content).toContain('<h1 id="scope">Scope</h1>');
    expect(content).toContain('<p id="scope-1">Scope</p>');
    expect(content).toContain('<p id="scope-2" class="subtitle">Scope</p>');
    expect(content).toContain('<li id="scope-3">Scope</li>');
    expect(content).toContain('<td id="scope-4">Scope</td>');
    expect(content).toContain("<p>Scope</p>");
  });

  it("is a link target in Markdown through an HTML anchor", () => {
    const { content, warnings } = convertDocument(document, { format: "markdown" });
    expect(warnings).toEqual([]);
    expect(content).toContain("[h.text](#scope-1)");
    expect(content).toContain('\n<a id="scope-1"></a>Scope\n');
    expect(content).toContain('- <a id="scope-3"></a>Scope\n');
    expect(content).toContain('| <a id="scope-4"></a>Scope | b |');
    expect(content.match(/<a id/g)).toHaveLength(4);
  });

  it("has an anchor even without a letter or digit", () => {
    const stars = paragraph([run("***")]);
    const paragraphStyle = { namedStyleType: "NORMAL_TEXT", headingId: "h.stars" };
    const last = { paragraph: { ...stars.paragraph, paragraphStyle } };
    const { content } = convertDocument(body(to("h.stars"), last), { format: "html" });
    expect(content).toContain('<p id="paragraph">');
  });

  it("is a bookmark in DOCX", () => {
    const { content, warnings } = convertDocument(document, { format: "docx" });
    const text = docxParts(content).get("word/document.xml");
    const valuesOf = (name: string, attribute: string) =>
      select(text, name).map(({ attributes }) => attributes[attribute]);
    expect(warnings).toEqual([]);
    expect(valuesOf("w:bookmarkStart", "w:name")).toEqual(
      expect.arrayContaining(valuesOf("w:hyperlink", "w:anchor")),
    );
    expect(valuesOf("w:hyperlink", "w:anchor")).toHaveLength(4);
  });
});
