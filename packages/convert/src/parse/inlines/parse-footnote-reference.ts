import type { HostedParagraphElement } from "../../hosted/hosted-document.js";
import { oneLine } from "../../hosted/text/clean-text.js";
import { readEntry, readText } from "../../hosted/read.js";
import { placeAt } from "../../place/place.js";
import type { InlinePiece } from "./piece.js";
import type { ElementContext } from "./element-context.js";

type HostedReference = NonNullable<HostedParagraphElement["footnoteReference"]>;

/** Returns a footnote reference, or the footnote's number as text if its content is missing. */
export function parseFootnoteReference(
  reference: HostedReference,
  at: ElementContext,
): InlinePiece["node"] {
  const { context } = at;
  const id = readText(reference.footnoteId);
  const segment = readEntry(context.content.footnotes, id);
  if (!segment) {
    const number = oneLine(readText(reference.footnoteNumber));
    context.warn("footnote-not-found", at, number);
    return { kind: "text", value: `[${number || "footnote"}]` };
  }
  const place = placeAt(context.contentPlace, "footnotes", id);
  return {
    kind: "footnoteReference",
    number: context.footnotes.register({ referenced: true, segment, place, context }),
  };
}
