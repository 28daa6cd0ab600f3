import type { Delete, Emphasis, Image, InlineCode, Link, PhrasingContent, Strong } from "mdast";
import { firstSign } from "./long-line.js";
import { isPlain } from "./plain-text.js";

/**
 * A line as Markdown where nothing in it needs escaping and every mark is unambiguous where it stands between
 * `before` and `after`; undefined for every other line, which is the library's. The output is the same.
 * Line breaks are for paragraphs only.
 */
export function plainLine(
  nodes: readonly PhrasingContent[],
  before: string,
  after: string,
): string | undefined {
  const line: string[] = [];
  let left = before;
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    // After a line break, the library makes a space of it.
    if (node.type === "break" && next?.type === "html") return undefined;
    const written = writeNode(node, left, firstSign(next) ?? after);
    if (written === undefined) return undefined;
    line.push(written);
    // The line so far would be copied to read its last sign.
    left = written.slice(-1) || left;
  }
  return line.join("") || undefined;
}

function writeNode(node: PhrasingContent, left: string, right: string): string | undefined {
  switch (node.type) {
    case "text":
      return isPlain(node.value, left, right) ? node.value : undefined;
    case "html":
      return node.value;
    case "break":
      return "\\\n";
    case "footnoteReference":
      return `[^${node.identifier}]`;
    case "strong":
      return writeAttention(node, "**", left, right);
    case "emphasis":
      return writeAttention(node, "*", left, right);
    case "delete":
      return writeAttention(node, "~~", left, right);
    case "inlineCode":
      return writeCode(node);
    case "link":
      return writeLink(node);
    case "image":
      return writeImage(node);
    default:
      return undefined;
  }
}

/** What marks may stand beside on their outer side, white space or punctuation; none that they are written with. */
const BOUNDARY = /^[\s"'(),\-./:;<=>?[\]|]$/;

/** Letters and digits on the inner sides, where there is no white space on both outer sides. */
const WORDS = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;

/** Marks that stand outside of a word open and close what they should, whatever is around them (CommonMark, 6.2). */
function writeAttention(
  { children }: Strong | Emphasis | Delete,
  marks: string,
  left: string,
  right: string,
): string | undefined {
  const [before, after] = [left.slice(-1), right.charAt(0)];
  if (!BOUNDARY.test(before) || !BOUNDARY.test(after)) return undefined;
  const [only] = children;
  if (only?.type !== "text" || children.length > 1) return undefined;
  const isSetApart =
    before.trim() === "" && after.trim() === "" && only.value.trim() === only.value;
  if (!isSetApart && !WORDS.test(only.value)) return undefined;
  return isPlain(only.value, marks, marks) ? `${marks}${only.value}${marks}` : undefined;
}

/** Code without a sign that a code span or a cell would end at, and without white space at its edges. */
const PLAIN_CODE = /^[^\s`|](?:[^\r\n`|]*[^\s`|])?$/;

function writeCode({ value }: InlineCode): string | undefined {
  return PLAIN_CODE.test(value) ? `\`${value}\`` : undefined;
}

/** An address of which no sign could end it or begin something else. */
const PLAIN_URL = /^[\w\-./:?=%#+,;@]+$/;

/** A link whose text is its address may be written as the address alone; that is the library's. */
function writeLink({ url, children }: Link): string | undefined {
  const text = plainLine(children, "[", "](");
  if (text === undefined || !PLAIN_URL.test(url) || url.endsWith(text)) return undefined;
  return `[${text}](${url})`;
}

/** A title without a sign that could end it or begin a reference. */
const PLAIN_TITLE = /^[\p{L}\p{N} ,.;:()-]+$/u;

function writeImage({ url, alt, title }: Image): string | undefined {
  const label = alt ?? "";
  if (!PLAIN_URL.test(url) || (label !== "" && !isPlain(label, "[", "]"))) return undefined;
  if (!title) return `![${label}](${url})`;
  return PLAIN_TITLE.test(title) ? `![${label}](${url} "${title}")` : undefined;
}
