import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { Place } from "../../place/place.js";
import { originOf, type ParseContext } from "../parse-context.js";

/** Warns about suggested paragraph styles and bullets, which no format marks. */
export function warnLostSuggestions(
  { suggestedParagraphStyleChanges, suggestedBulletChanges }: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): void {
  if (context.options.suggestions !== "mark") return;
  if (!suggestedParagraphStyleChanges && !suggestedBulletChanges) return;
  context.warn("suggestion-style-left-out", originOf(context, place));
}
