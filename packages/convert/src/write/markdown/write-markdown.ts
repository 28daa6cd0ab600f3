import type { Heading, RootContent, ThematicBreak, Yaml } from "mdast";
import { bodyOf } from "../../tree/body-of.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { writeFrontMatter } from "./front-matter.js";
import {
  createMarkdownContext,
  warnLeftOut,
  type MarkdownContext,
  type MarkdownOptions,
} from "./markdown-context.js";
import { mdxOptions } from "./serialize/mdx-options.js";
import { fastOptions, serializeMarkdown } from "./serialize/serialize-markdown.js";
import { eachContent } from "./write-blocks.js";
import { writeFootnotes } from "./write-footnotes.js";

/** Writes a document in a dialect of Markdown, with the fields as YAML front matter. */
export function writeMarkdown(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
  options: MarkdownOptions,
): string {
  const context = createMarkdownContext(warn, options);
  const blocks = writeDocument(tree, fields, context);
  const optionsOf = context.dialect.isMdx ? mdxOptions : fastOptions;
  const content = serializeMarkdown(blocks, optionsOf(options.autolinks));
  warnLeftOut(context);
  return content;
}

/** Yields the blocks of the output. */
export function* writeDocument(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  context: MarkdownContext,
): Generator<RootContent> {
  yield* frontMatter(fields);
  for (const tab of tree.tabs) yield* writeTab(tab, context);
  yield* writeFootnotes([...tree.footnotes], context);
}

function frontMatter(fields: Readonly<Record<string, string>>): Yaml[] {
  if (Object.keys(fields).length === 0) return [];
  return [{ type: "yaml", value: writeFrontMatter(fields) }];
}

function* writeTab(tab: Tab, context: MarkdownContext): Generator<RootContent> {
  yield* headingOf(tab);
  const headers = [...eachContent(tab.headers, context)];
  if (headers.length > 0) yield* [...headers, RULE];
  yield* eachContent(bodyOf(tab), context);
  const footers = [...eachContent(tab.footers, context)];
  if (footers.length > 0) yield* [RULE, ...footers];
}

const RULE: ThematicBreak = { type: "thematicBreak" };

function headingOf({ heading }: Tab): Heading[] {
  if (!heading) return [];
  const children: Heading["children"] = [{ type: "text", value: heading.title }];
  return [{ type: "heading", depth: heading.level, children }];
}
