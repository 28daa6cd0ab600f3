import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Block } from "../../tree/block.js";
import { languageTag } from "../../properties/language-tag.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { createHtmlContext, type HtmlContext } from "./html-context.js";
import { onLines } from "./on-lines.js";
import { faithfulStylesheet, stylesheet } from "./stylesheet.js";
import { writeBlocks } from "./write-blocks.js";
import { writeFootnotes } from "./write-footnotes.js";
import { writeSections } from "./write-sections.js";

/** Writes a document as a complete HTML page that needs no other file but the images it refers to. */
export function writeHtml(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): string {
  const context = createHtmlContext(warn);
  const content = tree.tabs.flatMap((tab) => writeTab(tab, { ...context, styles: tab.styles }));
  const notes = writeFootnotes(tree.footnotes, { ...context, styles: tree.tabs[0]?.styles });
  const main = h("main", onLines([...content, ...notes]));
  const lang = languageTag(fields["language"] ?? "") || tree.language || UNDETERMINED;
  const isFaithful = tree.tabs.some((tab) => tab.styles);
  const css = stylesheet + (isFaithful ? faithfulStylesheet : "") + context.classes.rules();
  const head = writeHead(tree.title, fields, css);
  const page = h("html", { lang }, onLines([head, h("body", onLines([main]))]));
  const root: Root = { type: "root", children: [{ type: "doctype" }, newline, page, newline] };
  return toHtml(root);
}

/** The language tag that says that nobody knows (RFC 5646, 4.1). */
const UNDETERMINED = "und";

const newline = { type: "text", value: "\n" } as const;

function writeHead(title: string, fields: Readonly<Record<string, string>>, css: string): Element {
  const meta = Object.entries(fields)
    .filter(([name]) => name !== "title")
    .map(([name, content]) => h("meta", { name, content }));
  return h(
    "head",
    onLines([
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("title", title),
      ...meta,
      h("style", css),
    ]),
  );
}

function writeTab(tab: Tab, context: HtmlContext): ElementContent[] {
  const content = [
    ...region("header", "page-header", tab.headers, context),
    ...(context.styles ? writeSections(tab.sections, context) : writeBlocks(tab.body, context)),
    ...region("footer", "page-footer", tab.footers, context),
  ];
  if (!tab.heading) return content;
  const { level, title, anchor } = tab.heading;
  const heading = h(`h${level}`, { id: anchor, className: ["tab"] }, title);
  return [h("section", onLines([heading, ...content]))];
}

function region(
  name: "header" | "footer",
  className: string,
  blocks: readonly Block[],
  context: HtmlContext,
): Element[] {
  if (blocks.length === 0) return [];
  return [h(name, { className: [className] }, onLines(writeBlocks(blocks, context)))];
}
