import type { Element } from "hast";
import type { ResolvedOptions } from "../../options/resolve-options.js";
import { languageTag } from "../../properties/language-tag.js";
import type { DocumentTree } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { element, text, onLines } from "./element.js";
import { Formatting } from "./formatting/formatting.js";
import type { HtmlContext } from "./html-context.js";
import { serializePieces } from "./pieces.js";
import { serializeAround, serializeHtml } from "./serialize-html.js";
import {
  fixedStylesheet,
  FRAGMENT_CLASS,
  rootSelector,
  type StylesheetUse,
} from "./formatting/stylesheet.js";
import { backgroundOf, eachPiece } from "./write-document.js";

/** Options for writing HTML. */
export type HtmlOptions = Pick<ResolvedOptions, "fragment" | "css" | "classPrefix">;

/** HTML with its stylesheet. A page contains the stylesheet; a fragment needs it. */
export interface WrittenHtml {
  readonly content: string;
  readonly stylesheet: string;
}

/** Writes a document as a complete HTML page that needs no other files except linked images, or as a fragment of one. */
export function writeHtml(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
  options: HtmlOptions,
): WrittenHtml {
  const formatting = new Formatting(options.css, options.classPrefix);
  const context: HtmlContext = { warn, target: "html", referenced: new Set(), formatting };
  const lines = serializePieces(eachPiece(tree, context));
  const lang = languageOf(tree, fields);
  const around = options.fragment
    ? fragmentRoot(tree, lang, context)
    : element("body", context.formatting.of([], backgroundOf(tree)));
  const stylesheet = stylesheetOf(tree, context, options);
  if (options.fragment) return { content: `${serializeAround(around, lines)}\n`, stylesheet };
  const head = serializeHtml(writeHead(tree.title, fields, stylesheet));
  const body = serializeAround(around, [serializeAround(element("main"), lines)]);
  const page = serializeAround(element("html", { lang }), [head, body]);
  return { content: `<!doctype html>\n${page}\n`, stylesheet };
}

/** Returns the stylesheet. Call it after the content has been written, which determines the classes. */
export function stylesheetOf(
  tree: DocumentTree,
  { formatting }: HtmlContext,
  { fragment, classPrefix }: Pick<HtmlOptions, "fragment" | "classPrefix">,
): string {
  const faithful = tree.tabs.some((tab) => tab.styles);
  const use: StylesheetUse = { fragment, classPrefix, faithful };
  return fixedStylesheet(use) + formatting.rules(rootSelector(use));
}

/** Creates the element that encloses a fragment. */
export function fragmentRoot(tree: DocumentTree, lang: string, context: HtmlContext): Element {
  return element("div", { ...context.formatting.of([FRAGMENT_CLASS], backgroundOf(tree)), lang });
}

/** The language tag for an undetermined language (RFC 5646, 4.1). */
const UNDETERMINED = "und";

/** Returns the language from the field, or else from the document. */
export function languageOf(tree: DocumentTree, fields: Readonly<Record<string, string>>): string {
  return languageTag(fields["language"] ?? "") || tree.language || UNDETERMINED;
}

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
