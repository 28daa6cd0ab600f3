import type { Section } from "../../tree/section.js";
import { element } from "./element.js";
import { inside, type HtmlContext } from "./html-context.js";
import type { Piece } from "./pieces.js";
import { eachElement } from "./blocks/write-blocks.js";

/**
 * Writes sections as HTML, with columns if the screen is wide enough. The direction of a section applies to its
 * columns; paragraphs have their own direction.
 */
export function* eachSection(sections: readonly Section[], context: HtmlContext): Generator<Piece> {
  for (const section of sections) {
    if (section.begin === "nextPage") {
      yield element("div", context.formatting.of(["page-break"]));
    }
    yield* writeSection(section, context);
  }
}

function* writeSection(section: Section, context: HtmlContext): Generator<Piece> {
  const { blocks, columns, direction } = section;
  if (!columns) return yield* eachElement(blocks, context);
  const content = eachElement(blocks, inside(direction, context));
  const names = columns.separator ? ["columns", "separated"] : ["columns"];
  const formatted = context.formatting.of(names, [`column-count: ${columns.widths.length}`]);
  yield { around: element("div", { ...formatted, dir: direction }), content };
}
