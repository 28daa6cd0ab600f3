import type { HostedContent } from "../../hosted/hosted-document.js";
import { isObject, readEntries } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import { originOf, type ParseContext } from "../parse-context.js";

/** Warns about suggested changes to anything except text: they are not applied, and no format marks them. */
export function warnLostChanges<Owner extends object>(
  owner: Owner | null | undefined,
  place: Place,
  context: ParseContext,
): void {
  if (context.options.suggestions === "reject" || !isObject(owner)) return;
  for (const name in owner) {
    if (!name.startsWith("suggested") || !name.endsWith("Changes")) continue;
    const changes = owner[name];
    if (!isObject(changes) || Object.keys(changes).length === 0) continue;
    context.warn("suggestion-style-left-out", originOf(context, place, name));
  }
}

const DICTIONARIES = ["lists", "inlineObjects", "positionedObjects"] as const;

/** Does the same for a tab: its own style, its named styles, its lists and its images. */
export function warnLostChangesOfTab(
  content: HostedContent,
  place: Place,
  context: ParseContext,
): void {
  warnLostChanges(content, place, context);
  for (const name of DICTIONARIES) {
    for (const [id, one] of readEntries<object | null>(content[name])) {
      warnLostChanges(one, placeAt(place, name, id), context);
    }
  }
}
