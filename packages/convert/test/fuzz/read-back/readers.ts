import { evaluate } from "@mdx-js/mdx";
import { HtmlRenderer, Parser } from "commonmark";
import type { ElementContent, Properties, Root } from "hast";
import MarkdownIt from "markdown-it";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import type { Processor } from "unified";

const markdownIt = new MarkdownIt({ html: true });
const [parser, renderer] = [new Parser(), new HtmlRenderer()];

/** Markdown rendered as HTML by third-party parsers. */
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

/** GFM in remark, without the links that `remark-gfm` makes even of escaped URLs, unlike GitHub. */
function withGfm(this: Processor): void {
  const data = this.data();
  const fromMarkdown = gfmFromMarkdown().map((one) => ({ ...one, transforms: [] }));
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdown];
}

type Component = (properties: object) => ElementContent;

/** Compiles and runs MDX, and returns the tree that it renders. */
export async function renderMdx(mdx: string): Promise<Root> {
  const jsx = (type: string | Component, properties: Properties): ElementContent =>
    typeof type === "function" ? type(properties) : elementOf(type, properties);
  const runtime = {
    Fragment: (properties: Properties) => elementOf("div", properties),
    jsx,
    jsxs: jsx,
  };
  const { default: Content } = await evaluate(mdx, { ...runtime, remarkPlugins: [withGfm] });
  return { type: "root", children: [(Content as unknown as Component)({})] };
}

function elementOf(tagName: string, { children, ...properties }: Properties): ElementContent {
  return { type: "element", tagName, properties, children: childrenOf(children) };
}

function childrenOf(children: unknown): ElementContent[] {
  if (Array.isArray(children)) return children.flatMap((child) => childrenOf(child));
  if (typeof children === "string") return [{ type: "text", value: children }];
  return children ? [children as ElementContent] : [];
}
