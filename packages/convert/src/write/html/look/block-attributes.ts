import type { Block, Heading, Paragraph } from "../../../tree/block.js";
import type { NamedStyleLook } from "../../../tree/named-style.js";
import type { TextStyle } from "../../../tree/text-style.js";
import type { HtmlContext } from "../html-context.js";
import { layoutDeclarations, type LayoutPlace } from "./layout-declarations.js";
import { textDeclarations } from "./text-declarations.js";

/** Attributes that say how a block looks. */
export interface LookAttributes {
  readonly className?: string[] | undefined;
  readonly style?: string | undefined;
  readonly dir?: string | undefined;
}

/** A block's alignment and direction as attributes, and in faithful mode all its looks as a class. */
export function blockAttributes(
  { layout, namedStyle }: Paragraph | Heading,
  context: HtmlContext,
  place: LayoutPlace = "block",
): LookAttributes {
  const dir = layout.direction;
  const named = context.styles?.[namedStyle];
  if (!named) return { style: layout.alignment && `text-align: ${layout.alignment}`, dir };
  const declarations = [...declarationsOf(named), ...layoutDeclarations(layout, place)];
  return { className: context.classes.classOf(declarations), dir };
}

/** Named styles are few, and paragraphs of each are many. */
const KNOWN = new WeakMap<NamedStyleLook, readonly string[]>();

function declarationsOf(named: NamedStyleLook): readonly string[] {
  const known = KNOWN.get(named);
  if (known) return known;
  const declarations = textDeclarations(plain(named.text));
  KNOWN.set(named, declarations);
  return declarations;
}

/** A named style without what elements are by themselves, so that it hides nothing of what is around it. */
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

/** The looks that an item or cell takes over from the paragraph that has no element of its own in it. */
export function tightAttributes(
  blocks: readonly Block[],
  context: HtmlContext,
  place: LayoutPlace,
): LookAttributes {
  const [first] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return {};
  return blockAttributes(first, context, place);
}

/** The looks of an item: where its paragraphs have elements of their own, its label is as large as the first of them. */
export function itemAttributes(blocks: readonly Block[], context: HtmlContext): LookAttributes {
  if (isTight(blocks)) return tightAttributes(blocks, context, "item");
  const first = blocks.find(({ kind }) => kind === "paragraph" || kind === "heading");
  const isText = first?.kind === "paragraph" || first?.kind === "heading";
  const named = isText ? context.styles?.[first.namedStyle] : undefined;
  return named ? { className: context.classes.classOf(declarationsOf(named)) } : {};
}

/** Whether the content of an item or cell is a paragraph that stands alone or before lists only. */
export function isTight([first, ...others]: readonly Block[]): boolean {
  return first?.kind === "paragraph" && others.every((block) => block.kind === "list");
}
