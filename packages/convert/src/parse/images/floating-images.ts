import type { HostedParagraph } from "../../hosted/hosted-document.js";
import { readEntries, readEntry, readTexts } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block } from "../../tree/block.js";
import type { Inline } from "../../tree/inline.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { parseImage } from "./parse-image.js";

/** A floating image of a paragraph, and the place of its reference. */
interface Anchored {
  readonly id: string;
  readonly place: Place;
  readonly isSuggested: boolean;
}

const NOTHING: readonly Block[] = [];

/** Returns the floating images of a paragraph, each as a separate paragraph to be placed before it. */
export function floatingImages(
  paragraph: Partial<HostedParagraph>,
  place: Place,
  context: ParseContext,
): readonly Block[] {
  if (!paragraph.positionedObjectIds && !paragraph.suggestedPositionedObjectIds) return NOTHING;
  if (context.options.skip.has("image")) return NOTHING;
  const anchored = [...anchoredOf(paragraph, place), ...suggestedOf(paragraph, place, context)];
  return anchored.flatMap((one): readonly Block[] => {
    const children = parseAnchored(one, context);
    if (children.length === 0) return NOTHING;
    return [{ kind: "paragraph", namedStyle: "normal", layout: {}, children }];
  });
}

function anchoredOf(
  { positionedObjectIds }: Partial<HostedParagraph>,
  place: Place,
): readonly Anchored[] {
  return readTexts(positionedObjectIds).map((id, index) => {
    return { id, place: placeAt(place, "positionedObjectIds", index), isSuggested: false };
  });
}

/** Returns images whose insertion is suggested. */
function suggestedOf(
  { suggestedPositionedObjectIds }: Partial<HostedParagraph>,
  place: Place,
  { options }: ParseContext,
): readonly Anchored[] {
  if (options.suggestions === "reject") return [];
  return readEntries(suggestedPositionedObjectIds).flatMap(([suggestion, objects]) => {
    const at = placeAt(place, "suggestedPositionedObjectIds", suggestion, "objectIds");
    return readTexts(objects?.objectIds).map((id, index) => {
      return { id, place: placeAt(at, index), isSuggested: true };
    });
  });
}

function parseAnchored(
  { id, place, isSuggested }: Anchored,
  context: ParseContext,
): readonly Inline[] {
  const object = readEntry(context.content.positionedObjects, id);
  const isDeleted = readTexts(object?.suggestedDeletionIds).length > 0;
  const { suggestions } = context.options;
  if (isDeleted && suggestions === "accept") return [];
  const image = parseImage(id, object?.positionedObjectProperties, place, context);
  if (suggestions !== "mark" || (!isDeleted && !isSuggested)) return [image];
  context.warn("suggestion-shown", originOf(context, place));
  return [{ kind: "marked", mark: isDeleted ? "deletion" : "insertion", children: [image] }];
}
