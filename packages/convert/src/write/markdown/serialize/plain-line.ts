import type { Emphasis, Image, InlineCode, Link, PhrasingContent, Strong } from "mdast";
import { isPlain } from "./plain-text.js";

/**
 * A line as Markdown where nothing in it needs escaping and every mark is unambiguous where it stands between
 * `before` and `after`; undefined for every other line, which is the library's. The output is the same.
 */
export function plainLine(
  nodes: readonly PhrasingContent[],
  before: string,
  after: string,
): string | undefined {
  let line = "";
  for (let index = 0; index < nodes.length; index += 1) {
    const [node, next] = [nodes[index], nodes[index + 1]];
    const left = line === "" ? before : line.slice(-1);
    const written = node && writeNode(node, left, next ? firstSign(next) : after);
    if (written === undefined) return undefined;
    line += written;
  }
  return line === "" ? undefined : line;
}

/** What a node begins with, if it is one that a plain line may hold. */
function firstSign(node: PhrasingContent): string {
  return node.type === "text" ? node.value.charAt(0) : (FIRST_SIGNS[node.type] ?? "");
}

const FIRST_SIGNS: Readonly<Partial<Record<PhrasingContent["type"], string>>> = {
  emphasis: "*",
  footnoteReference: "[",
  html: "<",
  image: "!",
  inlineCode: "`",
  link: "[",
  strong: "*",
};

function writeNode(node: PhrasingContent, left: string, right: string): string | undefined {
  switch (node.type) {
    case "text":
      return isPlain(node.value, left, right) ? node.value : undefined;
    case "html":
      return node.value;
    case "footnoteReference":
      return `[^${node.identifier}]`;
    case "strong":
      return writeAttention(node, "**", left, right);
    case "emphasis":
      return writeAttention(node, "*", left, right);
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

/** White space and punctuation, apart from what emphasis is marked with (CommonMark, 6.2: flanking). */
const BOUNDARY = /^[\s"'(),\-./:;<=>?[\]|]$/;

const BETWEEN_WORD_SIGNS = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;

/** Marks that stand outside of a word and next to one open and close what they should, whatever is around them. */
function writeAttention(
  { children }: Strong | Emphasis,
  marks: string,
  left: string,
  right: string,
): string | undefined {
  if (!BOUNDARY.test(left.slice(-1)) || !BOUNDARY.test(right.charAt(0))) return undefined;
  const [only] = children;
  if (only?.type !== "text" || children.length > 1 || !BETWEEN_WORD_SIGNS.test(only.value)) {
    return undefined;
  }
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

function writeImage({ url, alt, title }: Image): string | undefined {
  if (title || !alt || !isPlain(alt, "[", "]") || !PLAIN_URL.test(url)) return undefined;
  return `![${alt}](${url})`;
}
