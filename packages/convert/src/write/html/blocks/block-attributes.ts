import type { Block, Heading, Paragraph } from "../../../tree/block.js";
import type { StyleFormatting } from "../../../tree/named-style.js";
import type { TextStyle } from "../../../tree/text-style.js";
import { dirOf, idOf, type HtmlContext } from "../html-context.js";
import type { Layout } from "../../../tree/layout.js";
import type { FormattedAttributes } from "../formatting/formatting.js";
import { layoutDeclarations, type LayoutPlace } from "../formatting/layout-declarations.js";
import { textDeclarations } from "../formatting/text-declarations.js";

/** HTML attributes for the formatting of a block. */
export interface FormattingAttributes extends FormattedAttributes {
  readonly id?: string | undefined;
  readonly dir?: "ltr" | "rtl" | undefined;
}

/** Returns a block's alignment and direction as attributes; in faithful mode, all its formatting. */
export function blockAttributes(
  { layout, namedStyle }: Paragraph | Heading,
  context: HtmlContext,
  place: LayoutPlace = "block",
  names: readonly string[] = [],
): FormattingAttributes {
  const dir = dirOf(layout.direction === "rtl", context);
  const named = context.styles?.[namedStyle];
  const declarations = named
    ? [...declarationsOf(named), ...layoutDeclarations(layout, place, context.indent)]
    : alignmentOf(layout);
  if (declarations.length === 0 && names.length === 0) return { dir };
  const { className, style } = context.formatting.of(names, declarations);
  return { className, style, dir };
}

function alignmentOf({ alignment }: Layout): readonly string[] {
  return alignment ? [`text-align: ${alignment}`] : [];
}

/** Cached, because there are few named styles and many paragraphs. */
const KNOWN = new WeakMap<StyleFormatting, readonly string[]>();

function declarationsOf(named: StyleFormatting): readonly string[] {
  const known = KNOWN.get(named);
  if (known) return known;
  const declarations = textDeclarations(plain(named.text));
  KNOWN.set(named, declarations);
  return declarations;
}

/** Removes default values from a named style, so that it does not override the formatting around it. */
function plain({
  background,
  smallCaps,
  italic,
  underline,
  strikethrough,
  ...text
}: TextStyle): TextStyle {
  return {
    ...text,
    ...(background === undefined || background === "transparent" ? {} : { background }),
    ...(smallCaps ? { smallCaps } : {}),
    ...(italic ? { italic } : {}),
    ...(underline ? { underline } : {}),
    ...(strikethrough ? { strikethrough } : {}),
  };
}

/** Returns the anchor and formatting that a list item or cell gets from a paragraph without its own element. */
export function tightAttributes(
  blocks: readonly Block[],
  context: HtmlContext,
  place: LayoutPlace,
): FormattingAttributes {
  const [first] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return {};
  const attributes = blockAttributes(first, context, place);
  return first.anchor === undefined
    ? attributes
    : { id: idOf(first.anchor, context), ...attributes };
}

/**
 * Returns the formatting of a list item. If its paragraphs have their own elements, its label is formatted like the
 * first paragraph.
 */
export function itemAttributes(
  blocks: readonly Block[],
  context: HtmlContext,
): FormattingAttributes {
  if (isTight(blocks)) return tightAttributes(blocks, context, "item");
  const first = blocks.find((block) => block.kind === "paragraph" || block.kind === "heading");
  if (!first) return {};
  const dir = dirOf(first.layout.direction === "rtl", context);
  const named = context.styles?.[first.namedStyle];
  const formatted = named ? context.formatting.of([], declarationsOf(named)) : {};
  return dir === context.direction ? formatted : { ...formatted, dir };
}

/** The padding that browsers give a list at the side of its labels. */
export const DEFAULT_PADDING = "2.5rem";

/** Returns the `dir` of a list. Items in both directions have their own, so that each label is on its side. */
export function dirOfList(
  direction: "ltr" | "rtl" | "mixed",
  context: HtmlContext,
): "ltr" | "rtl" | undefined {
  return direction === "mixed" ? undefined : dirOf(direction === "rtl", context);
}

/** Whether the content of an item or cell is a single paragraph, alone or followed only by lists. */
export function isTight([first, ...others]: readonly Block[]): boolean {
  return first?.kind === "paragraph" && others.every((block) => block.kind === "list");
}
