import type { Heading, Root, RootContent, ThematicBreak, Yaml } from "mdast";
import { frontmatterToMarkdown } from "mdast-util-frontmatter";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { createHtmlContext } from "../html/html-context.js";
import type { MarkdownContext } from "./markdown-context.js";
import { plainText } from "./plain-text.js";
import { writeWithDirection } from "./with-direction.js";
import { writeFootnotes } from "./write-footnotes.js";

/** Writes a document as GitHub Flavored Markdown, with the fields as YAML front matter. */
export function writeMarkdown(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): string {
  const context: MarkdownContext = { warn, html: createHtmlContext(warn) };
  const tabs = tree.tabs.flatMap((tab) => writeTab(tab, context));
  const footnotes = writeFootnotes(tree.footnotes, context);
  const root: Root = { type: "root", children: [...frontMatter(fields), ...tabs, ...footnotes] };
  return toMarkdown(root, {
    bullet: "-",
    listItemIndent: "one",
    handlers: { text: plainText },
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), frontmatterToMarkdown()],
  });
}

function frontMatter(fields: Readonly<Record<string, string>>): Yaml[] {
  if (Object.keys(fields).length === 0) return [];
  return [{ type: "yaml", value: stringify(fields, { lineWidth: 0 }).trimEnd() }];
}

function writeTab(tab: Tab, context: MarkdownContext): RootContent[] {
  const headers = writeWithDirection(tab.headers, context);
  const body = writeWithDirection(tab.body, context);
  const footers = writeWithDirection(tab.footers, context);
  return [
    ...headingOf(tab),
    ...(headers.length > 0 ? [...headers, RULE] : []),
    ...body,
    ...(footers.length > 0 ? [RULE, ...footers] : []),
  ];
}

const RULE: ThematicBreak = { type: "thematicBreak" };

function headingOf({ heading }: Tab): Heading[] {
  if (!heading) return [];
  const children: Heading["children"] = [{ type: "text", value: heading.title }];
  return [{ type: "heading", depth: heading.level, children }];
}
