import { isObject } from "../hosted/read.js";
import type { Block } from "../tree/block.js";
import type { Inline } from "../tree/inline.js";

/** A kind of element of the document tree. */
export type ElementKind = (Block | Inline)["kind"];

/** The member with the content of each kind of block; undefined if there is none. */
const BLOCKS = {
  paragraph: "children",
  heading: "children",
  list: "items",
  table: "rows",
  codeBlock: "children",
  callout: "blocks",
  tableOfContents: "entries",
  horizontalRule: undefined,
  pageBreak: undefined,
  columnBreak: undefined,
} as const satisfies Readonly<Record<Block["kind"], string | undefined>>;

/** The same for inline content. */
const INLINES = {
  text: undefined,
  lineBreak: undefined,
  image: undefined,
  footnoteReference: undefined,
  pageNumber: undefined,
  marked: "children",
  link: "children",
} as const satisfies Readonly<Record<Inline["kind"], string | undefined>>;

/**
 * Functions from an element of the document tree to what is written instead, by kind of element: an element that may be of
 * another kind, a list of several, or an empty list. A block becomes blocks, and inline content inline content. Content
 * comes first: a function gets a paragraph whose images, links and text have been through their functions, and what it
 * returns goes through no other. URLs in what it returns are not checked.
 */
export type Overrides = {
  readonly [Kind in Block["kind"]]?: Override<Extract<Block, { readonly kind: Kind }>, Block>;
} & {
  readonly [Kind in Inline["kind"]]?: Override<Extract<Inline, { readonly kind: Kind }>, Inline>;
};

/** What replaces an element. */
export type Override<Element, Written> = (element: Element) => Written | readonly Written[];

/** All kinds of elements. */
export const elementKinds: readonly string[] = [...Object.keys(BLOCKS), ...Object.keys(INLINES)];

/** What is wrong with an element of a result; undefined if it is one that can be written. */
export function faultOf(element: unknown, kind: ElementKind): string | undefined {
  const members: Readonly<Record<string, string | undefined>> = kind in BLOCKS ? BLOCKS : INLINES;
  const found = isObject(element) && "kind" in element ? String(element.kind) : undefined;
  if (found === undefined || !Object.hasOwn(members, found)) {
    const family = kind in BLOCKS ? "a block" : "inline content";
    return `expected ${family} (${Object.keys(members).join(", ")})`;
  }
  const member = members[found];
  const content = member && isObject(element) ? Object.entries(element) : [];
  const isComplete = content.some(([name, value]) => name === member && Array.isArray(value));
  return member && !isComplete ? `expected \`${member}\` of \`${found}\` to be a list` : undefined;
}
