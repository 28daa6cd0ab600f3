import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { convertDocument, NotHostedDocumentError } from "../src/index.js";
import { body, paragraph } from "./support/build-document.js";
import { ownDocument } from "./support/read-documents.js";

const document = { title: " A <title> ", ...body(paragraph("Text")) };

describe("convertDocument", () => {
  it("names media type, extension and title of each format", () => {
    const {
      content: html,
      stylesheet,
      ...htmlFacts
    } = convertDocument(document, { format: "html" });
    expect(htmlFacts).toEqual({
      mediaType: "text/html; charset=utf-8",
      extension: "html",
      title: "A <title>",
      anchors: [],
      warnings: [],
      warningCounts: {},
    });
    expect(html).toContain(`<style>${stylesheet}</style>`);
    expect(html).toMatch(/^<!doctype html>\n<html lang="und">/);
    expect(html).toContain("<title>A &#x3C;title></title>");
    const { content: markdown, ...markdownFacts } = convertDocument(document, {
      format: "markdown",
    });
    expect(markdown).toBe("Text\n");
    expect(markdownFacts).toEqual({
      mediaType: "text/markdown; charset=utf-8",
      extension: "md",
      title: "A <title>",
      anchors: [],
      warnings: [],
      warningCounts: {},
    });
  });

  it("titles an untitled document Untitled document", () => {
    expect(convertDocument(body(), { format: "markdown" }).title).toBe("Untitled document");
  });

  it("prefers the field `title` over the document's own", () => {
    const options = { format: "html", fields: { title: "Mine" } } as const;
    const { title, content } = convertDocument(document, options);
    expect(title).toBe("Mine");
    expect(content).toContain("<title>Mine</title>");
  });

  it("writes fields as front matter that parses to the same values", () => {
    const fields = {
      title: "a: b",
      quote: `"'`,
      lines: "one\n---\ntwo",
      yes: "true",
      [`"key": x`]: "# no",
    };
    const { content } = convertDocument(document, { format: "markdown", fields });
    const [, yaml = ""] = /^---\n(.*?)\n---\n\nText\n$/s.exec(content) ?? [];
    expect(parse(yaml)).toEqual(fields);
  });

  it("escapes fields in meta elements", () => {
    const fields = { description: `"><script>alert(1)</script>`, language: "de" };
    const html = convertDocument(document, { format: "html", fields }).content;
    const found = new Map<unknown, unknown>();
    visit(fromHtml(html), "element", (element) => {
      expect(element.tagName).not.toBe("script");
      if (element.tagName === "meta")
        found.set(element.properties["name"], element.properties["content"]);
    });
    expect(found.get("description")).toBe(fields.description);
    expect(html).toContain('<html lang="de">');
  });

  it("reads the language from the metadata table", () => {
    const { content } = convertDocument(ownDocument("quarterly-report"), { format: "html" });
    expect(content).toContain('<html lang="en-GB">');
  });

  it("prefers tabs if a document has both shapes", () => {
    const { content } = convertDocument(ownDocument("tabs"), { format: "markdown" });
    expect(content).not.toContain("older copy");
    expect(content).toContain("# Birds");
  });

  it("rejects JSON that is not a hosted document", () => {
    expect(() => convertDocument({}, { format: "html" })).toThrow(NotHostedDocumentError);
  });
});
