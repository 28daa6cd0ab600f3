import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Block } from "../../tree/block.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import { languageTag } from "../../properties/language-tag.js";
import { createHtmlContext, type HtmlContext } from "./html-context.js";
import { onLines } from "./on-lines.js";
import { stylesheet } from "./stylesheet.js";
import { writeBlocks } from "./write-blocks.js";
import { writeFootnotes } from "./write-footnotes.js";

/** Writes a document as a complete HTML page that needs no other file but the images it refers to. */
export function writeHtml(tree: DocumentTree, fields: Readonly<Record<string, string>>): string {
  const context = createHtmlContext();
  const content = tree.tabs.flatMap((tab) => writeTab(tab, context));
  const main = h("main", onLines([...content, ...writeFootnotes(tree.footnotes, context)]));
  const lang = languageTag(fields["language"] ?? "") || tree.language || UNDETERMINED;
  const page = h(
    "html",
    { lang },
    onLines([writeHead(tree.title, fields), h("body", onLines([main]))]),
  );
  const root: Root = { type: "root", children: [{ type: "doctype" }, newline, page, newline] };
  return toHtml(root);
}

/** The language tag that says that nobody knows (RFC 5646, 4.1). */
const UNDETERMINED = "und";

const newline = { type: "text", value: "\n" } as const;

function writeHead(title: string, fields: Readonly<Record<string, string>>): Element {
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
      h("style", stylesheet),
    ]),
  );
}

function writeTab(tab: Tab, context: HtmlContext): ElementContent[] {
  const content = [
    ...region("header", "page-header", tab.headers, context),
    ...writeBlocks(tab.body, context),
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
