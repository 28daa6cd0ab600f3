import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { DocxContext } from "../docx-context.js";
import type { RunLook } from "./run-look.js";
import { runProperties } from "./run-properties.js";

/** The document does not say who suggested a change. */
const AUTHOR = "Suggestion";

/** A run, inside a tracked change where it is suggested (ECMA-376 part 1, 17.13.5). */
export function writeRun(
  content: readonly Element[],
  look: RunLook,
  context: DocxContext,
): Element {
  if (look.style?.font !== undefined) context.fonts.add(look.style.font);
  const run = x("w:r", [runProperties(look), ...content]);
  const inserted = look.marks.includes("insertion");
  const deleted = look.marks.includes("deletion");
  const change = deleted ? tracked("w:del", run, context) : run;
  return inserted ? tracked("w:ins", change, context) : change;
}

function tracked(name: "w:ins" | "w:del", content: Element, { counters }: DocxContext): Element {
  counters.changes += 1;
  return x(name, { "w:id": counters.changes, "w:author": AUTHOR }, [content]);
}
