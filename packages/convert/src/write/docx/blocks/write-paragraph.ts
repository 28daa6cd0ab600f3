import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Heading, Paragraph } from "../../../tree/block.js";
import type { DocxContext } from "../docx-context.js";
import { writeInlines } from "../inlines/write-inlines.js";
import { paragraphProperties, type ParagraphPlace } from "./paragraph-properties.js";

/** A paragraph in the style of its role. */
export function writeParagraph(
  paragraph: Paragraph,
  place: ParagraphPlace,
  context: DocxContext,
): Element {
  const style = paragraph.role === "subtitle" ? { style: "Subtitle" } : {};
  const properties = paragraphProperties(paragraph.layout, { ...place, ...style });
  return x("w:p", [properties, ...writeInlines(paragraph.children, context)]);
}

/** A heading in its style, numbered by the list that it belongs to, with a bookmark that links lead to. */
export function writeHeading(
  heading: Heading,
  place: ParagraphPlace,
  context: DocxContext,
): Element {
  const style = heading.role === "title" ? "Title" : `Heading${heading.level}`;
  const numbering = heading.numbering && {
    id: context.numbering.idFor(heading.numbering),
    level: heading.numbering.level,
  };
  const properties = paragraphProperties(heading.layout, {
    ...place,
    style,
    ...(numbering ? { numbering } : {}),
  });
  const content = writeInlines(heading.children, context);
  return x("w:p", [properties, ...context.bookmarks.around(heading.anchor, content)]);
}
