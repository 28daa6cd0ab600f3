import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { ParagraphPlace } from "./paragraph-properties.js";

/** The run that a paragraph begins with where it begins a column. */
export function columnBreak({ columnBreakBefore }: ParagraphPlace): readonly Element[] {
  return columnBreakBefore ? [x("w:r", [x("w:br", { "w:type": "column" })])] : [];
}
