import type { Block } from "./block.js";
import type { BlockContext } from "./block-context.js";
import { classesOf, isBlank, isElement, type Element, type Node } from "../page/page-nodes.js";
import { isBlockNode } from "./rich-text.js";
import { serializeNodes } from "../page/serialize-nodes.js";
import { writeFootnoteList } from "./write-footnotes.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";
import { paragraphOf, writeText } from "./write-text.js";

/** Converts the nodes of a page to blocks. */
export function writeBlocks(nodes: readonly Node[], context: BlockContext): readonly Block[] {
  const blocks: Block[] = [];
  let line: Node[] = [];
  const flush = () => {
    blocks.push(...paragraphOf(line, context));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlockNode(node)) {
      if (line.length > 0 || !isBlank(node)) line.push(node);
      continue;
    }
    flush();
    blocks.push(...writeElement(node, context));
  }
  flush();
  return blocks;
}

function writeElement(element: Element, context: BlockContext): readonly Block[] {
  const { tagName, childNodes } = element;
  switch (tagName) {
    case "p":
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return writeText(element, context);
    case "ul":
    case "ol":
      return writeList(element, context, writeBlocks);
    case "pre":
      return [codeBlock(element)];
    case "hr":
      return [separator(context)];
    case "blockquote":
      return [{ name: "core/quote", tag: "blockquote", content: inside(element, context) }];
    case "aside":
    case "header":
    case "footer":
      return [group(element, context)];
    case "table":
      return [writeTable(element, context) ?? htmlBlock(element)];
    case "section":
      if (classesOf(element).includes("footnotes")) return writeFootnoteList(element, context);
      if (classesOf(element).includes("columns")) context.losses.add("columns");
      return writeBlocks(childNodes, context);
    default:
      return writeDivision(element, context);
  }
}

function writeDivision(element: Element, context: BlockContext): readonly Block[] {
  if (!classesOf(element).includes("page-break")) return writeBlocks(element.childNodes, context);
  return [{ name: "core/nextpage", content: ["<!--nextpage-->"] }];
}

/** Writes inner blocks without page breaks, which would split the post in the middle of a block. */
function inside(element: Element, context: BlockContext): readonly Block[] {
  return writeBlocks(element.childNodes, context).filter(({ name }) => name !== "core/nextpage");
}

function separator({ types }: BlockContext): Block {
  const opacity = types.get("core/separator")?.attributes["opacity"]?.default;
  const classes = opacity === "alpha-channel" ? ["has-alpha-channel-opacity"] : [];
  return { name: "core/separator", tag: "hr", classes };
}

/** Writes a code block. Escapes shortcodes and URLs as the editor does, so that they are not expanded. */
function codeBlock(element: Element): Block {
  const code = element.childNodes.find((node) => isElement(node) && node.tagName === "code");
  const nodes = code && isElement(code) ? code.childNodes : element.childNodes;
  const content = serializeNodes(nodes)
    .replaceAll("[", "&#91;")
    .replace(
      /^([^\S\r\n\u2028\u2029]*https?:)\/\/([^\s<>"]+[^\S\r\n\u2028\u2029]*)$/m,
      "$1&#47;&#47;$2",
    );
  return { name: "core/code", tag: "pre", content: [`<code>${content}</code>`] };
}

/** Writes an element as a group of blocks, with a frame around it if it is a callout. */
function group(element: Element, context: BlockContext): Block {
  const names = classesOf(element);
  return {
    name: "core/group",
    tag: element.tagName,
    attributes: { tagName: element.tagName, ...(names.includes("callout") && { style: FRAMED }) },
    ...(names.includes("callout") && { properties: [["style", FRAMED_STYLE]] }),
    className: names.length === 0 ? undefined : names.join(" "),
    content: inside(element, context),
  };
}

const PADDING = "1em";
const SIDES = ["top", "right", "bottom", "left"] as const;
const FRAMED = {
  border: { width: "1px" },
  spacing: { padding: { top: PADDING, right: PADDING, bottom: PADDING, left: PADDING } },
};
const FRAMED_STYLE = [
  "border-width:1px",
  ...SIDES.map((side) => `padding-${side}:${PADDING}`),
].join(";");

/** Writes HTML that no block type supports. */
function htmlBlock(element: Element): Block {
  return { name: "core/html", content: [serializeNodes([element])] };
}
