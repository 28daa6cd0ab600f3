import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Heading, Paragraph } from "../../../tree/block.js";
import type { Layout } from "../../../tree/layout.js";
import type { DocxContext } from "../docx-context.js";
import { writeInlines } from "../inlines/write-inlines.js";
import { twips } from "../formatting/units.js";
import { levelIndents, type LevelIndents } from "../../../tree/levels/level-indents.js";
import { differences } from "../styles/differences.js";
import { checkBox } from "./check-box.js";
import { columnBreak } from "./column-break.js";
import { paragraphProperties, type ParagraphPlace } from "../formatting/paragraph-properties.js";

/** Writes a paragraph in the style of its role. */
export function writeParagraph(
  paragraph: Paragraph,
  place: ParagraphPlace,
  context: DocxContext,
): Element {
  const style = paragraph.role === "subtitle" ? { style: "Subtitle" } : {};
  const here = { ...place, ...style };
  const isNamed = here.style === undefined || NAMED.has(here.style);
  const layout = isNamed ? ownLayout(paragraph, here, context) : paragraph.layout;
  return x("w:p", [
    paragraphProperties(layout, here),
    ...columnBreak(place),
    ...checkBox(place),
    ...context.bookmarks.around(paragraph.anchor, writeInlines(paragraph.children, context)),
  ]);
}

/** Writes a heading in its style, with its number if it has one, and a bookmark as link target. */
export function writeHeading(
  heading: Heading,
  place: ParagraphPlace,
  context: DocxContext,
): Element {
  const { numbering, level, role, namedStyle } = heading;
  const number = numbering && {
    id: context.numbering.idFor(numbering),
    level: numbering.level,
    indents: levelIndents(numbering.definition, numbering.level),
  };
  const style = role === "title" ? "Title" : `Heading${level}`;
  const here = {
    ...place,
    style,
    ...(number ? { numbering: number, labelStyle: numbering?.style } : {}),
  };
  const isNamed = namedStyle === style.toLowerCase();
  const layout = isNamed ? ownLayout(heading, here, context) : heading.layout;
  const content = writeInlines(heading.children, context);
  return x("w:p", [
    paragraphProperties(layout, here),
    ...columnBreak(place),
    ...checkBox(place),
    ...context.bookmarks.around(heading.anchor, content),
  ]);
}

/** Styles that equal the paragraph's named style, or are based on it. */
const NAMED: ReadonlySet<string> = new Set(["Subtitle", "ListParagraph"]);

/**
 * Members that numbered paragraphs write even if they equal those of their style: list indents take precedence over the
 * indents of a paragraph's style, and Google Docs collapses space only between numbered paragraphs.
 */
const ALWAYS_ON_ITEMS: ReadonlySet<string> = new Set([
  "indentStart",
  "indentFirstLine",
  "collapseSpace",
] satisfies (keyof Layout)[]);

/** Returns the part of a paragraph's layout that differs from its style and, for an item, from its list level. */
function ownLayout(
  { layout, namedStyle }: Paragraph | Heading,
  { numbering }: ParagraphPlace,
  { namedStyles }: DocxContext,
): Layout {
  if (!namedStyles) return layout;
  const { layout: named } = namedStyles[namedStyle];
  if (!numbering) return differences(layout, named);
  return withoutIndentsOf(numbering.indents, differences(layout, named, ALWAYS_ON_ITEMS));
}

/**
 * Removes indents that equal those of the list level, because readers such as pandoc treat an item with its own indents
 * as a block quote.
 */
function withoutIndentsOf(level: LevelIndents, layout: Layout): Layout {
  const { indentStart = level.start, indentFirstLine = level.firstLine, ...others } = layout;
  const isInherited =
    twips(indentStart) === twips(level.start) && twips(indentFirstLine) === twips(level.firstLine);
  return isInherited ? others : layout;
}
