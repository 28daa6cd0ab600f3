import type { ConvertOptions } from "@document-export/convert";
import { outputFormats } from "../converter.js";
import { type ConversionSetting, STANDARD } from "../plan-conversion.js";
import { loadImages } from "./load-images.js";
import { writeImages } from "./write-images.js";

/** The images in the form that the converter accepts, and the number of images that could not be loaded. */
export interface PlacedImages {
  readonly images: NonNullable<ConvertOptions["images"]>;
  readonly failed: number;
}

/**
 * Loads the images of a document and embeds them or writes them to a folder, as the plan says. Calls `say` with a
 * message for each image that could not be loaded.
 */
export async function placeImages(
  document: unknown,
  { images: plan, allowPrivate, format, options: { headers } }: ConversionSetting,
  output: string,
  say: (failure: string) => void,
): Promise<PlacedImages> {
  if (plan === "link" || outputFormats[format].images === "none") {
    return { images: "link", failed: 0 };
  }
  let failed = 0;
  const loaded = await loadImages(document, {
    allowPrivate,
    shown: { format, headers },
    say: (failure) => {
      failed += 1;
      say(failure);
    },
  });
  if (plan === "embed") {
    const embed = new Map(
      loaded.map(({ reference, bytes, type }) => [
        reference.url,
        { bytes, mediaType: type.mediaType },
      ]),
    );
    return { images: { embed }, failed };
  }
  // A result on standard output has no path, so links in it are relative to the current folder.
  const from = output === STANDARD ? "result" : output;
  return { images: { external: await writeImages(loaded, plan.folder, from) }, failed };
}
