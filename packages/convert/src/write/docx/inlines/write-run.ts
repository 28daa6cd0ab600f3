import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { runProperties } from "../formatting/run-properties.js";

/** Placeholder, because the document does not contain the author of a suggestion. */
const AUTHOR = "Suggestion";

/** Writes a run, inside a tracked change if it is a suggestion (ECMA-376 part 1, 17.13.5). */
export function writeRun(
  content: readonly Element[],
  formatting: RunFormatting,
  context: DocxContext,
): Element {
  if (formatting.style?.font !== undefined) context.fonts.add(formatting.style.font);
  const properties = runProperties(formatting);
  const run = x("w:r", properties ? [properties, ...content] : content);
  const inserted = formatting.marks.includes("insertion");
  const deleted = formatting.marks.includes("deletion");
  const change = deleted ? tracked("w:del", run, context) : run;
  return inserted ? tracked("w:ins", change, context) : change;
}

function tracked(name: "w:ins" | "w:del", content: Element, { counters }: DocxContext): Element {
  counters.changes += 1;
  return x(name, { "w:id": counters.changes, "w:author": AUTHOR }, [content]);
}
