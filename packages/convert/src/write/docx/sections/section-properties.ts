import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Columns, Section } from "../../../tree/section.js";
import { toggle } from "../xml/optional.js";
import { positiveTwips, twips } from "../formatting/units.js";
import { pageSize } from "./page-size.js";

/** Writes the properties of a section, in the order of the schema (ECMA-376 part 1, 17.6.17). */
export function sectionProperties(
  section: Section,
  references: readonly Element[],
  hasTitlePage: boolean,
): Element {
  const { width, height, margins } = pageSize(section);
  return x("w:sectPr", [
    ...references,
    x("w:type", { "w:val": section.begin }),
    x("w:pgSz", {
      "w:w": positiveTwips(width),
      "w:h": positiveTwips(height),
      "w:orient": width > height ? "landscape" : undefined,
    }),
    x("w:pgMar", {
      "w:top": twips(margins.top),
      "w:right": positiveTwips(margins.right),
      "w:bottom": twips(margins.bottom),
      "w:left": positiveTwips(margins.left),
      "w:header": positiveTwips(margins.header),
      "w:footer": positiveTwips(margins.footer),
      "w:gutter": 0,
    }),
    section.pageNumberStart === undefined
      ? undefined
      : x("w:pgNumType", { "w:start": section.pageNumberStart }),
    section.columns && columns(section.columns),
    toggle("w:titlePg", hasTitlePage ? true : undefined),
    toggle("w:bidi", section.direction === "rtl" ? true : undefined),
  ]);
}

/** Writes columns. Columns of equal width are written without widths. */
function columns({ widths, separator }: Columns): Element {
  const attributes = { "w:num": widths.length, "w:sep": separator ? 1 : 0 };
  const gap = positiveTwips(widths[0]?.gap ?? 0);
  if (widths.some(({ width }) => width === undefined) || areEqual(widths)) {
    return x("w:cols", { ...attributes, "w:space": gap, "w:equalWidth": 1 });
  }
  return x(
    "w:cols",
    { ...attributes, "w:equalWidth": 0 },
    widths.map((column) =>
      x("w:col", {
        "w:w": positiveTwips(column.width ?? 0),
        "w:space": positiveTwips(column.gap),
      }),
    ),
  );
}

function areEqual(widths: Columns["widths"]): boolean {
  return widths.every(({ width }) => width === widths[0]?.width);
}
