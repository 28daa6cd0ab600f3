import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { ParagraphPlace } from "../formatting/paragraph-properties.js";

/** Symbols that word processors show and offer for check boxes, as Unicode characters. */
const SYMBOLS = { checked: "☒", unchecked: "☐" } as const;

/** A font that contains both symbols. */
const FONT = "MS Gothic";

/** Returns the check box at the start of a checklist item: a content control of Word 2010 (MS-DOCX, 2.6.1.12). */
export function checkBox({ checkBox }: ParagraphPlace): readonly Element[] {
  if (!checkBox) return [];
  const font = { "w:ascii": FONT, "w:hAnsi": FONT, "w:eastAsia": FONT, "w:cs": FONT };
  return [
    x("w:sdt", [
      x("w:sdtPr", [
        x("w14:checkbox", [
          x("w14:checked", { "w14:val": checkBox.checked ? 1 : 0 }),
          x("w14:checkedState", stateOf(SYMBOLS.checked)),
          x("w14:uncheckedState", stateOf(SYMBOLS.unchecked)),
        ]),
      ]),
      x("w:sdtContent", [
        x("w:r", [
          x("w:rPr", [x("w:rFonts", { "w:hint": "eastAsia", ...font })]),
          x("w:t", [SYMBOLS[checkBox.checked ? "checked" : "unchecked"]]),
        ]),
      ]),
    ]),
    x("w:r", [x("w:tab")]),
  ];
}

function stateOf(symbol: string): Readonly<Record<string, string>> {
  const code = (symbol.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return { "w14:val": code, "w14:font": FONT };
}
