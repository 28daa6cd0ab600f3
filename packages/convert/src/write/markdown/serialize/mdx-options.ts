import type { Paragraph } from "mdast";
import { defaultHandlers, type Handle, type Options } from "mdast-util-to-markdown";
import { boxOf } from "./plain-blocks.js";
import { markdownOptions, type Autolinks } from "./serialize-markdown.js";

/** MDX would not make a paragraph from a line that has only elements, so it is written as a `<p>` element. */
const paragraph: Handle = (node: Paragraph, parent, state, info) => {
  const text = defaultHandlers.paragraph(node, parent, state, info);
  const box = parent?.type === "listItem" && parent.children[0] === node ? boxOf(parent) : "";
  if (box !== "") return box + text;
  return hasText(node) ? text : `<p>${text}</p>`;
};

function hasText({ children }: Paragraph): boolean {
  let depth = 0;
  for (const node of children) {
    if (node.type === "html") depth += depthOf(node.value);
    else if (depth === 0 && !(node.type === "text" && node.value.trim() === "")) return true;
  }
  return false;
}

function depthOf(tag: string): number {
  if (tag.startsWith("</")) return -1;
  return tag.endsWith("/>") ? 0 : 1;
}

/**
 * Returns the options for writing MDX: braces and angle brackets are special everywhere, lines that start with `import`
 * or `export` are code, and there are no autolinks.
 */
export function mdxOptions(autolinks: Autolinks): Options {
  const options = markdownOptions(autolinks);
  return {
    ...options,
    resourceLink: true,
    handlers: { ...options.handlers, paragraph },
    unsafe: [
      ...(options.unsafe ?? []),
      { character: "{", inConstruct: "phrasing" },
      { character: "<", inConstruct: "phrasing" },
      { atBreak: true, character: "i", after: "mport " },
      { atBreak: true, character: "e", after: "xport " },
    ],
  };
}
