import { isObject } from "../hosted/read.js";
import type { Block } from "../tree/block.js";
import type { Inline } from "../tree/inline.js";

/** A kind of element of the document tree. */
export type ElementKind = (Block | Inline)["kind"];

/** Member that contains the content of each kind of block; undefined if the kind has no content. */
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

/** Member that contains the content of each kind of inline element. */
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
 * Functions that replace elements of the document tree, by kind of element. Each returns an element, which may be of
 * another kind, a list of elements, or an empty list. A block must be replaced by blocks, and inline content by inline
 * content. Overrides run from the inside out: a function receives a paragraph whose images, links and text were already
 * overridden, and its result is not overridden again. URLs in the result are not checked.
 */
export type Overrides = {
  readonly [Kind in Block["kind"]]?: Override<Extract<Block, { readonly kind: Kind }>, Block>;
} & {
  readonly [Kind in Inline["kind"]]?: Override<Extract<Inline, { readonly kind: Kind }>, Inline>;
};

/** A function that replaces an element. */
export type Override<Element, Written> = (element: Element) => Written | readonly Written[];

/** All kinds of elements. */
export const elementKinds: readonly string[] = [...Object.keys(BLOCKS), ...Object.keys(INLINES)];

/** Describes what is wrong with an element that an override returned; undefined if the element can be written. */
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
