import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { ParagraphPlace } from "../formatting/paragraph-properties.js";

/** Returns the column break at the start of a paragraph, if there is one. */
export function columnBreak({ columnBreakBefore }: ParagraphPlace): readonly Element[] {
  return columnBreakBefore ? [x("w:r", [x("w:br", { "w:type": "column" })])] : [];
}
