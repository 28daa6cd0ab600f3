import type { Code } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** A fenced code block in a Markdown document. */
export interface CodeBlock {
  readonly file: string;
  /** Line of the fence, from 1. */
  readonly line: number;
  readonly language: string;
  /** Attributes after the language: words such as `run`, and values such as `title="report.ts"`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly code: string;
}

/** Returns the code blocks of a Markdown or MDX document, in order. */
export function codeBlocksOf(file: string, markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(unified().use(remarkParse).parse(markdown), "code", (node) => {
    if (!isIndented(markdown, node)) blocks.push(blockOf(file, node));
  });
  return blocks;
}

/** Returns the place of a block, for messages. */
export function placeOf({ file, line }: CodeBlock): string {
  return `${file}:${line}`;
}

function blockOf(file: string, { lang, meta, value, position }: Code): CodeBlock {
  const attributes = [...(meta ?? "").matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
    ([, name = "", text = ""]) => [name, text] as const,
  );
  return {
    file,
    line: position?.start.line ?? 0,
    language: lang ?? "",
    attributes: new Map(attributes),
    code: value,
  };
}

// Indented lines are not code in MDX, where they are inside an element.
function isIndented(markdown: string, { position }: Code): boolean {
  return !/^(?:```|~~~)/.test(markdown.slice(position?.start.offset));
}
