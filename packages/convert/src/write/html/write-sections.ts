import type { Section } from "../../tree/section.js";
import { element } from "./element.js";
import type { HtmlContext } from "./html-context.js";
import { serializeAround, serializeHtml } from "./serialize-html.js";
import { writeLines } from "./write-lines.js";

/**
 * Sections as lines of HTML, with columns on screens that are wide enough. The direction of a section is that of its
 * columns; paragraphs have their own.
 */
export function writeSections(sections: readonly Section[], context: HtmlContext): string[] {
  return sections.flatMap((section) => [
    ...(section.begin === "nextPage" ? [PAGE_BREAK] : []),
    ...writeSection(section, context),
  ]);
}

const PAGE_BREAK = serializeHtml(element("div", { className: ["page-break"] }));

function writeSection({ blocks, columns, direction }: Section, context: HtmlContext): string[] {
  const content = writeLines(blocks, context);
  if (!columns) return content;
  const styleClass = context.classes.classOf([`column-count: ${columns.widths.length}`]);
  const classes = ["columns", ...(columns.separator ? ["separated"] : []), ...(styleClass ?? [])];
  return [serializeAround(element("div", { className: classes, dir: direction }), content)];
}
