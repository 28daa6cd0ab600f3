import type { ConvertOptions } from "@document-export/convert";
import { outputFormats } from "../converter.js";
import { type ConversionSetting, STANDARD } from "../plan-conversion.js";
import { loadImages } from "./load-images.js";
import { writeImages } from "./write-images.js";

/** The images of a document as the converter takes them, and how many of them stay links to where they are. */
export interface PlacedImages {
  readonly images: NonNullable<ConvertOptions["images"]>;
  readonly failed: number;
}

/** Loads the images of a document and puts them where the plan says. Says why one was not loaded. */
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
  // Standard output has no place: links from it are relative to the current folder.
  const from = output === STANDARD ? "result" : output;
  return { images: { external: await writeImages(loaded, plan.folder, from) }, failed };
}
