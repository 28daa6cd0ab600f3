import { HtmlRenderer, Parser } from "commonmark";
import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const markdownIt = new MarkdownIt({ html: true });
const [parser, renderer] = [new Parser(), new HtmlRenderer()];

/** Parsers by others, each from Markdown to HTML. */
export const readers = {
  micromark: (markdown: string): string =>
    micromark(markdown, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  "markdown-it": (markdown: string): string => markdownIt.render(markdown),
  "commonmark.js": (markdown: string): string => renderer.render(parser.parse(markdown)),
};
