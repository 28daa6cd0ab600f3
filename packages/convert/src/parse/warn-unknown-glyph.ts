import type { HostedParagraph } from "../hosted/hosted-document.js";
import { readEntry, readText } from "../hosted/read.js";
import type { Origin } from "../place/place.js";
import type { Block } from "../tree/block.js";
import type { Numbering } from "../tree/list-definition.js";
import type { ParseContext } from "./parse-context.js";
import { hostedLevelsOf } from "./lists/hosted-level.js";
import { hasNoGlyph } from "./lists/list-definitions.js";

/**
 * Warns about an item that is written with a bullet because the document does not say which bullet or number it has.
 */
export function warnUnknownGlyph(
  paragraph: Partial<HostedParagraph>,
  { level }: Numbering,
  blocks: readonly Block[],
  origin: Origin,
  context: ParseContext,
): void {
  if (!readEntry(context.content.lists, readText(paragraph.bullet?.listId))) {
    context.warn("list-not-found", origin, blocks);
    return;
  }
  if (hasNoGlyph(hostedLevelsOf(paragraph, context), level))
    context.warn("list-glyph-unknown", origin, blocks);
}
