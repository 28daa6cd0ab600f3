import type { Html, PhrasingContent } from "mdast";
import { MAY_HAVE_ADDRESS } from "../serialize/addresses.js";
import { isMark, type MarkNode } from "./in-mark.js";

const ELEMENTS = { strong: "strong", emphasis: "em", delete: "del" } as const;

/** Letters, digits and other characters that are neither white space nor punctuation. */
const IN_WORD = /^[\p{L}\p{M}\p{N}]$/u;

/**
 * Writes marks as HTML elements where Markdown would not recognize their delimiters: between a letter and punctuation
 * inside the mark, as in Chinese and Japanese text, and in a word where bold and italic text overlap. The alternative
 * would be a character reference inside the word, which people could no longer read or find.
 */
export function withClearMarks(line: readonly PhrasingContent[]): PhrasingContent[] {
  const clear: PhrasingContent[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const node = line[index];
    if (!node) continue;
    if (!isMark(node)) {
      clear.push(node);
      continue;
    }
    const before = line[index - 1];
    // After another mark, emphasis has underscores, which asterisks inside do not disturb.
    const mark = before && isMark(before) ? node : withClearEdges(node);
    const isUnclear = isUnclearAt(before, mark, -1) || isUnclearAt(line[index + 1], mark, 0);
    if (isUnclear) clear.push(...asElement(mark));
    else clear.push(mark);
  }
  return clear;
}

/**
 * Returns a mark whose first or last child is written as an HTML element if that child is a mark that ends inside a
 * word of the enclosing mark.
 */
function withClearEdges(mark: MarkNode): MarkNode {
  const { children, type } = mark;
  const last = children.length - 1;
  if (type === "delete" || last < 1) return mark;
  const isUnclearEdge = (index: number): boolean =>
    (index === 0 && isInWord(children[1], 0)) ||
    (index === last && isInWord(children[last - 1], -1));
  const clear = children.flatMap((child, index) =>
    isMark(child) && child.type !== "delete" && isUnclearEdge(index) ? asElement(child) : [child],
  );
  return { type, children: clear };
}

function asElement({ type, children }: MarkNode): PhrasingContent[] {
  const name = ELEMENTS[type];
  return [html(`<${name}>`), ...children, html(`</${name}>`)];
}

/** Whether a text next to a mark ends (-1) or begins (0) with a letter. */
function isInWord(beside: PhrasingContent | undefined, at: 0 | -1): boolean {
  if (beside?.type !== "text" || MAY_HAVE_ADDRESS.test(beside.value)) return false;
  return IN_WORD.test(characterOf(beside, at));
}

/**
 * Whether Markdown would not recognize a mark next to this text. A text that may end with an address is an exception:
 * before an element, the address would become a link without its end.
 */
function isUnclearAt(beside: PhrasingContent | undefined, mark: MarkNode, at: 0 | -1): boolean {
  const outside = characterOf(beside, at);
  if (!IN_WORD.test(outside)) return false;
  const inside =
    at === 0 ? characterOf(mark.children.at(-1), -1) : characterOf(mark.children[0], 0);
  if (inside === "" || IN_WORD.test(inside)) return false;
  return beside?.type === "text" && !MAY_HAVE_ADDRESS.test(beside.value);
}

/** Returns the first (0) or last (-1) character of a text or an element; empty for other content. */
function characterOf(node: PhrasingContent | undefined, at: 0 | -1): string {
  if (node?.type === "html") return node.value.at(at) ?? "";
  if (node?.type !== "text") return "";
  // A character outside the BMP is two code units.
  const edge = at === 0 ? node.value.slice(0, 2) : node.value.slice(-2);
  return [...edge].at(at) ?? "";
}

function html(value: string): Html {
  return { type: "html", value };
}
