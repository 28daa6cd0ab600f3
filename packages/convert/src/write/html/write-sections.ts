import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Section } from "../../tree/section.js";
import type { HtmlContext } from "./html-context.js";
import { onLines } from "./on-lines.js";
import { writeBlocks } from "./write-blocks.js";

/** Sections as HTML; one of several columns has them on a screen that is wide enough. */
export function writeSections(
  sections: readonly Section[],
  context: HtmlContext,
): ElementContent[] {
  return sections.flatMap((section) => [
    ...(section.begin === "nextPage" ? [h("div", { className: ["page-break"] })] : []),
    ...writeSection(section, context),
  ]);
}

function writeSection({ blocks, columns, direction }: Section, context: HtmlContext): Element[] {
  const content = writeBlocks(blocks, context);
  if (!columns && !direction) return content;
  const look = columns && context.classes.nameOf([`column-count: ${columns.widths.length}`]);
  const classes = [
    ...(columns ? ["columns"] : []),
    ...(columns?.separator ? ["separated"] : []),
    ...(look === undefined ? [] : [look]),
  ];
  return [h("div", { className: classes, dir: direction }, onLines(content))];
}
