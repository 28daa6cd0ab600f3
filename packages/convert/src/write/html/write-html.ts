import type { Element } from "hast";
import { languageTag } from "../../properties/language-tag.js";
import type { Block } from "../../tree/block.js";
import { bodyOf } from "../../tree/body-of.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { element, text, onLines } from "./element.js";
import { createHtmlContext, type HtmlContext } from "./html-context.js";
import { serializeAround, serializeHtml } from "./serialize-html.js";
import { faithfulStylesheet, stylesheet } from "./stylesheet.js";
import { writeFootnotes } from "./write-footnotes.js";
import { writeLines } from "./write-lines.js";
import { writeSections } from "./write-sections.js";

/** Writes a document as a complete HTML page that needs no other files except linked images. */
export function writeHtml(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): string {
  const context = createHtmlContext(warn);
  const content = tree.tabs.flatMap((tab) => writeTab(tab, { ...context, styles: tab.styles }));
  const notes = writeFootnotes([...tree.footnotes], { ...context, styles: tree.tabs[0]?.styles });
  for (const section of notes) content.push(serializeHtml(section));
  const [only] = tree.tabs.length === 1 ? tree.tabs : [];
  const around = element("body", { className: only && pageBackgroundClass(only, context) });
  const lang = languageTag(fields["language"] ?? "") || tree.language || UNDETERMINED;
  const isFaithful = tree.tabs.some((tab) => tab.styles);
  const css = stylesheet + (isFaithful ? faithfulStylesheet : "") + context.classes.rules();
  const head = serializeHtml(writeHead(tree.title, fields, css));
  const body = serializeAround(around, [serializeAround(element("main"), content)]);
  return `<!doctype html>\n${serializeAround(element("html", { lang }), [head, body])}\n`;
}

/** The language tag for an undetermined language (RFC 5646, 4.1). */
const UNDETERMINED = "und";

function writeHead(title: string, fields: Readonly<Record<string, string>>, css: string): Element {
  const meta = Object.entries(fields)
    .filter(([name]) => name !== "title")
    .map(([name, content]) => element("meta", { name, content }));
  return element(
    "head",
    {},
    onLines([
      element("meta", { charSet: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("title", {}, [text(title)]),
      ...meta,
      element("style", {}, [text(css)]),
    ]),
  );
}

function writeTab(tab: Tab, context: HtmlContext): string[] {
  const content = [
    ...region("header", "page-header", tab.headers, context),
    ...(context.styles ? writeSections(tab.sections, context) : writeLines(bodyOf(tab), context)),
    ...region("footer", "page-footer", tab.footers, context),
  ];
  if (!tab.heading) return content;
  const { level, title, anchor } = tab.heading;
  const heading = element(`h${level}`, { id: anchor, className: ["tab"] }, [text(title)]);
  const className = pageBackgroundClass(tab, context, "padding: 1.25rem");
  return [serializeAround(element("section", { className }), [serializeHtml(heading), ...content])];
}

/** A class for the page background in faithful mode, which all sections of a tab share. */
function pageBackgroundClass(
  { sections, styles }: Tab,
  { classes }: HtmlContext,
  ...more: string[]
): string[] | undefined {
  const colour = styles && sections[0]?.page.background;
  return colour && classes.classOf([`background-color: ${colour}`, ...more]);
}

function region(
  name: "header" | "footer",
  className: string,
  blocks: readonly Block[],
  context: HtmlContext,
): string[] {
  if (blocks.length === 0) return [];
  return [serializeAround(element(name, { className: [className] }), writeLines(blocks, context))];
}
