import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { parseMarkdown } from "../support/words.js";
import { allDocuments } from "./reading/all-documents.js";
import { htmlElements } from "./reading/html-elements.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it("has unique ids and valid internal links in HTML", () => {
    const elements = htmlElements(convertDocument(document, { format: "html" }).content);
    const ids = elements.map((element) => element.properties["id"]).filter(Boolean);
    expect(ids).toEqual([...new Set(ids)]);
    const targets = elements
      .map((element) => String(element.properties["href"] ?? ""))
      .filter((href) => href.startsWith("#"))
      .map((href) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("links to the slugs of headings in Markdown", () => {
    const tree = parseMarkdown(convertDocument(document, { format: "markdown" }).content);
    const slugger = new GithubSlugger();
    const anchors = new Set<string>();
    const targets: string[] = [];
    visit(tree, (node) => {
      if (node.type === "heading") {
        anchors.add(slugger.slug(toString(node, { includeHtml: false })));
      }
      if (node.type === "html") {
        for (const { properties } of htmlElements(node.value))
          anchors.add(String(properties["id"]));
      }
      if (node.type === "link" && node.url.startsWith("#")) targets.push(node.url.slice(1));
    });
    expect(targets.filter((target) => !anchors.has(target))).toEqual([]);
  });

  it("defines and references every footnote once in Markdown", () => {
    const tree = parseMarkdown(convertDocument(document, { format: "markdown" }).content);
    const defined: string[] = [];
    const referenced = new Set<string>();
    visit(tree, (node) => {
      if (node.type === "footnoteDefinition") defined.push(node.identifier);
      if (node.type === "footnoteReference") referenced.add(node.identifier);
    });
    expect(defined).toEqual([...new Set(defined)]);
    expect([...referenced].sort()).toEqual(defined.sort());
  });
});
