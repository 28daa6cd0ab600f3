import type { Element } from "xast";
import { x } from "../xml/x.js";
import { layoutProperties } from "../formatting/paragraph-properties.js";
import { writeBorders } from "../formatting/write-borders.js";
import { shading, styleProperties } from "../formatting/run-properties.js";
import { unlessEmpty } from "../xml/optional.js";
import type { Border, Layout } from "../../../tree/layout.js";
import {
  cellMargins,
  GOOGLE_DOCS_PADDING,
  DEFAULT_PADDING,
  type CellPadding,
} from "../formatting/cell-padding.js";
import type { TextStyle } from "../../../tree/text-style.js";

const LINE: Border = { width: 0.5, colour: "#bdc1c6", dash: "solid" };
const GOOGLE_DOCS_LINE: Border = { width: 1, colour: "#000000", dash: "solid" };
const RULE: Border = { width: 1, colour: "#9aa0a6", dash: "solid", padding: 1 };
/** Space around code blocks, which keeps adjacent ones apart. */
const CODE_SPACING: Layout = { spaceAbove: 6, spaceBelow: 8 };

/** Font for code. */
export const CODE_FONT = "Courier New";
const MONOSPACED: TextStyle = { font: CODE_FONT, size: 10 };

/** Returns styles that are not named styles of Google Docs. In faithful mode, tables look as in Google Docs. */
export function fixedStyles(isFaithful: boolean): readonly Element[] {
  return [
    paragraphStyle("ListParagraph", "List Paragraph", isFaithful ? {} : { spaceBelow: 2 }),
    paragraphStyle("HorizontalRule", "Horizontal Rule", { borders: { bottom: RULE } }),
    paragraphStyle(
      "SourceCode",
      "Source Code",
      { ...CODE_SPACING, lineSpacing: 1, shading: "#f1f3f4", keepLinesTogether: true },
      MONOSPACED,
    ),
    paragraphStyle(
      "FootnoteText",
      "footnote text",
      { lineSpacing: 1, spaceAbove: 0, spaceBelow: 2 },
      { size: 9 },
    ),
    characterStyle("FootnoteReference", "footnote reference", [
      x("w:vertAlign", { "w:val": "superscript" }),
    ]),
    characterStyle(
      "Hyperlink",
      "Hyperlink",
      styleProperties({ colour: "#1155cc", underline: true }),
    ),
    characterStyle("VerbatimChar", "Verbatim Char", styleProperties(MONOSPACED)),
    plainTable(isFaithful ? GOOGLE_DOCS_PADDING : DEFAULT_PADDING),
    isFaithful
      ? tableStyle("TableGrid", "Table Grid", GOOGLE_DOCS_LINE)
      : tableStyle("TableGrid", "Table Grid", LINE, [NO_SPACE, HEADER_ROW]),
    isFaithful
      ? tableStyle("Callout", "Callout", GOOGLE_DOCS_LINE)
      : tableStyle("Callout", "Callout", LINE, [NO_SPACE, CALLOUT_SHADING]),
  ];
}

function paragraphStyle(id: string, name: string, layout: Layout, text: TextStyle = {}): Element {
  return x("w:style", { "w:type": "paragraph", "w:styleId": id }, [
    x("w:name", { "w:val": name }),
    x("w:basedOn", { "w:val": "Normal" }),
    unlessEmpty("w:pPr", layoutProperties(layout)),
    unlessEmpty("w:rPr", styleProperties(text)),
  ]);
}

function characterStyle(
  id: string,
  name: string,
  properties: readonly (Element | undefined)[],
): Element {
  return x("w:style", { "w:type": "character", "w:styleId": id }, [
    x("w:name", { "w:val": name }),
    unlessEmpty("w:rPr", properties),
  ]);
}

/** Writes the style that every table style is based on. Word processors recognize it by this name. */
function plainTable(margins: CellPadding): Element {
  return x("w:style", { "w:type": "table", "w:default": 1, "w:styleId": "TableNormal" }, [
    x("w:name", { "w:val": "Normal Table" }),
    x("w:tblPr", [cellMargins("w:tblCellMar", margins)]),
  ]);
}

const SIDES = ["top", "left", "bottom", "right", "insideH", "insideV"] as const;

/** Removes the space after paragraphs in a cell, because the cell has its own margins. */
const NO_SPACE = x("w:pPr", [x("w:spacing", { "w:after": 0 })]);

const CALLOUT_SHADING = x("w:tcPr", [shading("#f8f9fa")]);

const HEADER_ROW = x("w:tblStylePr", { "w:type": "firstRow" }, [
  x("w:rPr", [x("w:b"), x("w:bCs")]),
  x("w:tcPr", [shading("#f1f3f4")]),
]);

function tableStyle(
  id: string,
  name: string,
  line: Border,
  [paragraphs, ...others]: readonly Element[] = [],
): Element {
  const borders = Object.fromEntries(SIDES.map((side) => [side, line]));
  const sides = SIDES.map((side) => [`w:${side}`, side] as const);
  return x("w:style", { "w:type": "table", "w:styleId": id }, [
    x("w:name", { "w:val": name }),
    x("w:basedOn", { "w:val": "TableNormal" }),
    paragraphs,
    x("w:tblPr", [writeBorders("w:tblBorders", sides, borders)]),
    ...others,
  ]);
}
