import type { Element, ElementContent } from "hast";
import { textOfElement } from "../html/text-of-element.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import type { HtmlContext } from "../html/html-context.js";
import { piecesToHast } from "../html/pieces.js";
import { eachPiece } from "../html/write-document.js";
import { writeFootnotes } from "../html/write-footnotes.js";
import type { Chapter } from "./epub-file.js";

/** Returns the pages of a book, with its footnotes on the last page. */
export function chaptersOf(tree: DocumentTree, context: HtmlContext): readonly Chapter[] {
  const parts = tree.tabs.map((tab) => elementsOf(tree, tab, context));
  const [only = []] = parts;
  const pages = parts.length === 1 ? splitAtHeadings(only) : parts;
  const filled = pages.filter((page) => page.length > 0);
  const chapters = (filled.length > 0 ? filled : [[]]).map((content, index): Chapter => ({
    file: `chapter-${index + 1}.xhtml`,
    title: titleOf(content) || tree.title,
    content,
  }));
  const styles = tree.tabs[0]?.styles;
  const notes = writeFootnotes([...tree.footnotes], { ...context, styles });
  if (notes.length === 0) return chapters;
  return [...chapters, { file: "notes.xhtml", title: tree.title, content: notes }];
}

/** Returns the content of a tab without its section element, which becomes a page here. */
function elementsOf(tree: DocumentTree, tab: Tab, context: HtmlContext): readonly Element[] {
  const content = piecesToHast(eachPiece({ ...tree, tabs: [tab], footnotes: [] }, context));
  const elements = content.filter(isElement);
  const [only] = elements;
  if (!tab.heading || only?.tagName !== "section") return elements;
  return only.children.filter(isElement);
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

/** Splits elements into pages that start with the headings of the highest level that occurs. */
function splitAtHeadings(elements: readonly Element[]): readonly (readonly Element[])[] {
  const level = Math.min(...elements.map((one) => headingLevel(one) ?? 7));
  const pages: Element[][] = [[]];
  for (const element of elements) {
    if (headingLevel(element) === level) pages.push([]);
    pages.at(-1)?.push(element);
  }
  return pages;
}

/** Returns the level of a heading; undefined for any other element. */
export function headingLevel({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

function titleOf(content: readonly Element[]): string {
  const heading = content.find((one) => headingLevel(one) !== undefined);
  return heading ? textOfElement(heading) : "";
}
