import type {
  HostedEmbeddedObject,
  HostedImageProperties,
  HostedObjectProperties,
} from "../../hosted/hosted-object.js";
import type { HostedDimension } from "../../hosted/hosted-style.js";
import { oneLine } from "../../hosted/text/clean-text.js";
import { readNumber, readText } from "../../hosted/read.js";
import type { Place, Origin } from "../../place/place.js";
import type { Image } from "../../tree/image.js";
import type { Text } from "../../tree/inline.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { safeImageUrl } from "../links/safe-url.js";
import { readBorder } from "../styles/read-border.js";
import { angleOf, cropOf } from "./image-geometry.js";
import { floatingOf } from "./floating-of.js";
import { imageSource } from "./image-source.js";

const PIXELS_PER_POINT = 96 / 72;

/** Returns the leaf for an embedded object: an image, or a placeholder if it has no safe URL. */
export function parseImage(
  id: string,
  properties: HostedObjectProperties | null | undefined,
  place: Place,
  context: ParseContext,
): Image | Text {
  const embedded = properties?.embeddedObject ?? {};
  const origin = originOf(context, place);
  const isRepeated = context.budget.isShownAgain(embedded);
  if (isRepeated) spendTexts(embedded, origin, context);
  const alternative = alternativeOf(embedded);
  const address = addressOf(embedded);
  if (address === "") {
    context.warn("image-not-found", origin, alternative);
    return { kind: "text", value: `[${alternative || "drawing"}]` };
  }
  const url = safeImageUrl(address);
  if (url === undefined) {
    context.warn("unsafe-image", origin, alternative);
    return { kind: "text", value: `[${alternative || "image"}]` };
  }
  context.budget.spendImage(origin);
  if (losesEffects(embedded.imageProperties ?? {}, context)) {
    context.warn("image-effects-left-out", origin, alternative);
  }
  const source = imageSource(
    { url, expires: isHostedCopy(embedded) },
    alternative,
    origin,
    context,
  );
  if (isRepeated && source.data) context.budget.spendText(source.url, origin);
  return {
    kind: "image",
    id,
    ...source,
    alternative,
    ...propertiesOf(embedded, properties),
    origin,
  };
}

/** Deducts the texts that a repeated image writes again from the budget. */
function spendTexts(embedded: HostedEmbeddedObject, origin: Origin, context: ParseContext): void {
  for (const text of [embedded.title, embedded.description, addressOf(embedded)]) {
    context.budget.spendRepeated(readText(text), origin);
  }
}

/** Returns the URL of the image as displayed, which expires, or else the URL of the original. */
export function addressOf(embedded: HostedEmbeddedObject): string {
  const { contentUri, sourceUri } = embedded.imageProperties ?? {};
  return readText(contentUri) || readText(sourceUri);
}

function isHostedCopy(embedded: HostedEmbeddedObject): boolean {
  return readText(embedded.imageProperties?.contentUri).startsWith("http");
}

/** Returns the description of an image, or else its title. */
export function alternativeOf(embedded: HostedEmbeddedObject): string {
  return oneLine(readText(embedded.description)) || oneLine(readText(embedded.title));
}

type ImageProperties = Omit<Image, "kind" | "id" | "url" | "alternative" | "origin" | "data">;

function propertiesOf(
  embedded: HostedEmbeddedObject,
  properties: HostedObjectProperties | null | undefined,
): ImageProperties {
  const border = readBorder(embedded.embeddedObjectBorder);
  const isDrawn = embedded.embeddedObjectBorder?.propertyState !== "NOT_RENDERED";
  return {
    ...titleOf(embedded),
    ...sizeOf(embedded),
    ...cropOf(embedded.imageProperties?.cropProperties),
    ...angleOf(embedded.imageProperties),
    ...opacityOf(embedded.imageProperties),
    ...(border && isDrawn ? { border } : {}),
    ...floatingOf(properties, embedded),
    ...chartOf(embedded),
  };
}

/** Returns the title, unless it is the same as the alternative text. */
function titleOf(embedded: HostedEmbeddedObject): Pick<Image, "title"> {
  const title = oneLine(readText(embedded.title));
  return title === "" || title === alternativeOf(embedded) ? {} : { title };
}

function sizeOf(embedded: HostedEmbeddedObject): Pick<Image, "width" | "height"> {
  const width = pixels(embedded.size?.width);
  const height = pixels(embedded.size?.height);
  return width > 0 && height > 0 ? { width, height } : {};
}

function pixels(dimension: HostedDimension | null | undefined): number {
  return Math.round(readNumber(dimension?.magnitude, 0) * PIXELS_PER_POINT);
}

/** Whether the output lacks an effect: no format has brightness and contrast, and only styled ones have transparency. */
function losesEffects(
  { brightness, contrast, transparency }: HostedImageProperties,
  { options }: ParseContext,
): boolean {
  const lost = options.output.hasStyles
    ? [brightness, contrast]
    : [brightness, contrast, transparency];
  return lost.some((effect) => readNumber(effect, 0) !== 0);
}

/** The opacity of an image, rounded to two decimals, unless it is opaque. */
function opacityOf(image: HostedImageProperties | null | undefined): Pick<Image, "opacity"> {
  const transparency = Math.min(Math.max(readNumber(image?.transparency, 0), 0), 1);
  const opacity = Math.round((1 - transparency) * 100) / 100;
  return opacity < 1 ? { opacity } : {};
}

function chartOf(embedded: HostedEmbeddedObject): Pick<Image, "chart"> {
  const chart = embedded.linkedContentReference?.sheetsChartReference;
  const spreadsheetId = readText(chart?.spreadsheetId);
  if (spreadsheetId === "") return {};
  return { chart: { spreadsheetId, chartId: readNumber(chart?.chartId, 0) } };
}
