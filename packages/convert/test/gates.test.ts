import type { docs_v1 } from "@googleapis/docs";
import type { Element } from "hast";
import GithubSlugger from "github-slugger";
import { fromHtml } from "hast-util-from-html";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../src/index.js";
import { corpusDocuments, ownDocuments } from "./support/read-documents.js";
import { sourceWords } from "./support/source-words.js";
import { missingWords, parseMarkdown, wordsOf } from "./support/words.js";

/** What holds for every document: the own ones always, the real ones where they are there. */
describe.each([...ownDocuments(), ...corpusDocuments()])("$name", ({ document }) => {
  it.each(formats)("keeps every word in %s", (format) => {
    const expected = sourceWords(document as docs_v1.Schema$Document);
    const { content } = convertDocument(document, { format });
    expect(missingWords(expected, wordsOf(content, format))).toEqual([]);
  });

  it.each(formats)("gives the same bytes twice in %s", (format) => {
    const first = convertDocument(document, { format });
    expect(convertDocument(structuredClone(document), { format })).toEqual(first);
  });

  it("has no id twice, and every internal link resolves", () => {
    const elements = elementsOf(convertDocument(document, { format: "html" }).content);
    const ids = elements.map((element) => element.properties["id"]).filter(Boolean);
    expect(ids).toEqual([...new Set(ids)]);
    const targets = elements
      .map((element) => String(element.properties["href"] ?? ""))
      .filter((href) => href.startsWith("#"))
      .map((href) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("links inside Markdown to the slugs that readers give to its headings", () => {
    const tree = parseMarkdown(convertDocument(document, { format: "markdown" }).content);
    const slugger = new GithubSlugger();
    const anchors = new Set<string>();
    const targets: string[] = [];
    visit(tree, (node) => {
      if (node.type === "heading") anchors.add(slugger.slug(toString(node)));
      if (node.type === "link" && node.url.startsWith("#")) targets.push(node.url.slice(1));
    });
    expect(targets.filter((target) => !anchors.has(target))).toEqual([]);
  });

  it("gives all rows of a table the same width", () => {
    const tables = elementsOf(convertDocument(document, { format: "html" }).content).filter(
      (element) => element.tagName === "table",
    );
    for (const table of tables) expect(new Set(rowWidths(table)).size).toBeLessThan(2);
  });

  it("means the same in Markdown, read again, as in HTML", () => {
    const html = elementsOf(convertDocument(document, { format: "html" }).content);
    const markdown = convertDocument(document, { format: "markdown" }).content;
    expect(structureOfMarkdown(markdown)).toEqual(structureOfHtml(html));
  });
});

function elementsOf(html: string): readonly Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html), "element", (element) => {
    elements.push(element);
  });
  return elements;
}

function rowWidths(table: Element): readonly number[] {
  const groups = childrenOf(table, "thead", "tbody");
  return groups.flatMap((group) => {
    const open: number[] = [];
    return childrenOf(group, "tr").map((row) => {
      const covered = open.filter((rows) => rows > 0).length;
      for (const [column, rows] of open.entries()) open[column] = rows - 1;
      const cells = childrenOf(row, "td", "th");
      const spans = cells.map((cell) => Number(cell.properties["colSpan"] ?? 1));
      for (const [index, cell] of cells.entries()) {
        const below = Number(cell.properties["rowSpan"] ?? 1) - 1;
        open.push(...Array.from({ length: spans[index] ?? 0 }, () => below));
      }
      return covered + spans.reduce((sum, span) => sum + span, 0);
    });
  });
}

function childrenOf(element: Element, ...names: string[]): readonly Element[] {
  return element.children.filter(
    (child) => child.type === "element" && names.includes(child.tagName),
  ) as Element[];
}

interface Structure {
  readonly headings: readonly number[];
  readonly items: number;
  readonly cells: number;
  readonly images: number;
  readonly strong: number;
  readonly links: readonly string[];
}

function structureOfHtml(elements: readonly Element[]): Structure {
  const count = (...names: string[]) =>
    elements.filter((element) => names.includes(element.tagName)).length;
  return {
    headings: elements
      .filter((element) => /^h[1-6]$/.test(element.tagName))
      .map((element) => Number(element.tagName.slice(1)))
      .sort(),
    items: elements.filter(
      (element) =>
        element.tagName === "li" && !String(element.properties["id"]).startsWith("note:"),
    ).length,
    cells: count("td", "th"),
    images: count("img"),
    strong: count("strong"),
    links: elements
      .filter((element) => element.tagName === "a" && !element.properties["role"])
      .map((element) => decodeURI(String(element.properties["href"])))
      .sort(),
  };
}

function structureOfMarkdown(markdown: string): Structure {
  const html: Element[] = [];
  const headings: number[] = [];
  const links: string[] = [];
  const counts = { items: 0, cells: 0, images: 0, strong: 0 };
  const COUNTED = {
    listItem: "items",
    tableCell: "cells",
    image: "images",
    strong: "strong",
  } as const;
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === "html" && node.value.startsWith("<t")) html.push(...elementsOf(node.value));
    if (node.type === "html" && node.value.startsWith("<section"))
      html.push(...elementsOf(node.value));
    if (node.type === "heading") headings.push(node.depth);
    if (node.type === "link") links.push(decodeURI(node.url));
    if (node.type in COUNTED) counts[COUNTED[node.type as keyof typeof COUNTED]] += 1;
  });
  const inHtml = structureOfHtml(html);
  return {
    headings: [...headings, ...inHtml.headings].sort(),
    items: counts.items + inHtml.items,
    cells: counts.cells + inHtml.cells,
    images: counts.images + inHtml.images,
    strong: counts.strong + inHtml.strong,
    links: [...links, ...inHtml.links].sort(),
  };
}
