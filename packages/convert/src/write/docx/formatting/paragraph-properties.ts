import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Layout, TabStop } from "../../../tree/layout.js";
import { writeBorders } from "./write-borders.js";
import type { TextStyle } from "../../../tree/text-style.js";
import { shading, styleProperties } from "./run-properties.js";
import { toggle, unlessEmpty, value } from "../xml/optional.js";
import type { LevelIndents } from "../../../tree/levels/level-indents.js";
import { positiveTwips, twips } from "./units.js";

/** Properties of a paragraph besides its layout. */
export interface ParagraphPlace {
  readonly style?: string;
  readonly numbering?: {
    readonly id: number;
    readonly level: number;
    /** Indents that the paragraph inherits from its list level. */
    readonly indents: LevelIndents;
  };
  /** Formatting of the label. Word processors read it from the paragraph mark. */
  readonly labelStyle?: TextStyle | undefined;
  /** Set on a checklist item, which has a check box before its text instead of a label. */
  readonly checkBox?: { readonly checked: boolean } | undefined;
  readonly pageBreakBefore?: boolean;
  readonly columnBreakBefore?: boolean;
  /** Set after a table, to keep the text from touching it. */
  readonly afterTable?: boolean;
  /** In points, for content that continues a list item and has no indent in its layout. */
  readonly indent?: number;
}

/** In points. */
const SPACE_AFTER_TABLE = 8;

/** Returns the properties of a paragraph, in the order of the schema (ECMA-376 part 1, 17.3.1.26). */
export function paragraphProperties(layout: Layout, place: ParagraphPlace): Element | undefined {
  const { numbering } = place;
  const placed: Layout = {
    ...(place.indent === undefined ? {} : { indentStart: place.indent }),
    ...(place.afterTable ? { spaceAbove: SPACE_AFTER_TABLE } : {}),
    ...layout,
  };
  return unlessEmpty("w:pPr", [
    value("w:pStyle", place.style),
    ...layoutProperties(placed, {
      pageBreakBefore: place.pageBreakBefore,
      numbering:
        numbering &&
        x("w:numPr", [
          x("w:ilvl", { "w:val": numbering.level }),
          x("w:numId", { "w:val": numbering.id }),
        ]),
    }),
    place.labelStyle && unlessEmpty("w:rPr", styleProperties(place.labelStyle)),
  ]);
}

/** Returns a layout as properties of a paragraph or of a style. */
export function layoutProperties(
  layout: Layout,
  {
    pageBreakBefore,
    numbering,
  }: { pageBreakBefore?: boolean | undefined; numbering?: Element | undefined } = {},
): readonly (Element | undefined)[] {
  return [
    toggle("w:keepNext", layout.keepWithNext),
    toggle("w:keepLines", layout.keepLinesTogether),
    toggle("w:pageBreakBefore", pageBreakBefore),
    toggle("w:widowControl", layout.avoidWidowAndOrphan),
    numbering,
    writeBorders("w:pBdr", SIDES[layout.direction ?? "ltr"], layout.borders),
    shading(layout.shading),
    tabs(layout.tabStops),
    toggle("w:bidi", layout.direction === "rtl" ? true : undefined),
    spacing(layout),
    indents(layout),
    toggle("w:contextualSpacing", numbering && layout.collapseSpace),
    value("w:jc", layout.alignment && ALIGNMENTS[layout.alignment]),
  ];
}

/** Border sides by direction. Unlike indents, `left` is always the left side of the page (ECMA-376 part 1, 17.3.1.17). */
const SIDES = {
  ltr: [
    ["w:top", "top"],
    ["w:left", "start"],
    ["w:bottom", "bottom"],
    ["w:right", "end"],
    ["w:between", "between"],
  ],
  rtl: [
    ["w:top", "top"],
    ["w:left", "end"],
    ["w:bottom", "bottom"],
    ["w:right", "start"],
    ["w:between", "between"],
  ],
} as const;

const ALIGNMENTS = { center: "center", end: "right", justify: "both" } as const;

function tabs(stops: readonly TabStop[] | undefined): Element | undefined {
  return unlessEmpty(
    "w:tabs",
    (stops ?? []).map(({ offset, alignment }) =>
      x("w:tab", { "w:val": TAB_ALIGNMENTS[alignment], "w:pos": twips(offset) }),
    ),
  );
}

const TAB_ALIGNMENTS = { start: "left", center: "center", end: "right" } as const;

/** Line spacing is in 240ths of the font's own line height. */
const LINE = 240;

/** Maximum line spacing that Word allows: 132 lines. */
const MAX_LINE = 132 * LINE;

function spacing({ spaceAbove, spaceBelow, lineSpacing }: Layout): Element | undefined {
  const hasLine = lineSpacing !== undefined;
  if (spaceAbove === undefined && spaceBelow === undefined && !hasLine) return undefined;
  return x("w:spacing", {
    "w:before": spaceAbove === undefined ? undefined : positiveTwips(spaceAbove),
    "w:after": spaceBelow === undefined ? undefined : positiveTwips(spaceBelow),
    "w:line": hasLine ? Math.min(Math.round(lineSpacing * LINE), MAX_LINE) : undefined,
    "w:lineRule": hasLine ? "auto" : undefined,
  });
}

function indents({ indentStart, indentEnd, indentFirstLine }: Layout): Element | undefined {
  const hasFirst = indentFirstLine !== undefined;
  if (indentStart === undefined && indentEnd === undefined && !hasFirst) return undefined;
  const first = hasFirst ? twips(indentFirstLine - (indentStart ?? 0)) : 0;
  return x("w:ind", {
    "w:left": optionalTwips(indentStart),
    "w:right": optionalTwips(indentEnd),
    "w:hanging": first < 0 ? -first : undefined,
    "w:firstLine": hasFirst && first >= 0 ? first : undefined,
  });
}

function optionalTwips(points: number | undefined): number | undefined {
  return points === undefined ? undefined : twips(points);
}
