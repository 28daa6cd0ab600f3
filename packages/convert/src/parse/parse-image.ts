import type { HostedDimension, HostedObjectProperties } from "../hosted/hosted-document.js";
import { oneLine } from "../hosted/one-line.js";
import { readNumber, readText } from "../hosted/read.js";
import type { Image } from "../tree/inline.js";
import type { ElementContext } from "./element-context.js";
import { originOf } from "./parse-context.js";
import type { InlinePiece } from "./piece.js";
import { safeImageUrl } from "./safe-url.js";

type EmbeddedObject = NonNullable<HostedObjectProperties["embeddedObject"]>;

const PIXELS_PER_POINT = 96 / 72;

/** The leaf for an embedded object: an image by reference, or a placeholder where there is none that is safe. */
export function parseImage(
  properties: HostedObjectProperties | null | undefined,
  at: ElementContext,
): InlinePiece["node"] {
  const embedded = properties?.embeddedObject ?? {};
  const origin = originOf(at.context, at.place);
  const alternative = alternativeOf(embedded);
  const { contentUri, sourceUri } = embedded.imageProperties ?? {};
  const address = readText(contentUri) || readText(sourceUri);
  if (address === "") {
    at.context.warn("image-not-found", origin, alternative);
    return { kind: "text", value: `[${alternative || "drawing"}]` };
  }
  const url = safeImageUrl(address);
  if (url === undefined) {
    at.context.warn("unsafe-image", origin, alternative);
    return { kind: "text", value: `[${alternative || "image"}]` };
  }
  if (readText(contentUri).startsWith("http"))
    at.context.warn("image-expires", origin, alternative);
  return { kind: "image", url, alternative, ...titleOf(embedded), ...sizeOf(embedded) };
}

function alternativeOf(embedded: EmbeddedObject): string {
  return oneLine(readText(embedded.description)) || oneLine(readText(embedded.title));
}

/** A title that says more than the alternative text. */
function titleOf(embedded: EmbeddedObject): Pick<Image, "title"> {
  const title = oneLine(readText(embedded.title));
  return title === "" || title === alternativeOf(embedded) ? {} : { title };
}

function sizeOf(embedded: EmbeddedObject): Pick<Image, "width" | "height"> {
  const width = pixels(embedded.size?.width);
  const height = pixels(embedded.size?.height);
  return width > 0 && height > 0 ? { width, height } : {};
}

function pixels(dimension: HostedDimension | null | undefined): number {
  return Math.round(readNumber(dimension?.magnitude, 0) * PIXELS_PER_POINT);
}
