import { bodyOf, entry, json, paragraph, paragraphOf, text, withDictionary } from "../build.ts";
import type { Kind } from "../fill.ts";

const reference = (inlineObjectId: string): string =>
  json({ inlineObjectElement: { inlineObjectId } });

// Hosts in `.invalid` never exist (RFC 2606).
const image = (index: number): object => ({
  imageProperties: { contentUri: `https://images.invalid/${index}.png` },
  title: "Image",
  description: "An image that nobody can load",
});

/** Documents with images and drawings, with and without URLs. */
export const images = {
  "inline-images": () =>
    withDictionary(
      "inlineObjects",
      (index) => paragraph(reference(`i${index}`)),
      (index) => entry(`i${index}`, { inlineObjectProperties: { embeddedObject: image(index) } }),
    ),
  "unused-images": () =>
    withDictionary(
      "inlineObjects",
      () => text("x"),
      (index) => entry(`i${index}`, { inlineObjectProperties: { embeddedObject: image(index) } }),
    ),
  "floating-images": () =>
    withDictionary(
      "positionedObjects",
      (index) => paragraph("", { positionedObjectIds: [`p${index}`] }),
      (index) =>
        entry(`p${index}`, { positionedObjectProperties: { embeddedObject: image(index) } }),
    ),
  "missing-images": () => paragraphOf((index) => reference(`i${index}`)),
  "missing-floating-images": () =>
    bodyOf((index) => paragraph("", { positionedObjectIds: [`p${index}`, "p"] })),
  drawings: () =>
    withDictionary(
      "inlineObjects",
      (index) => paragraph(reference(`i${index}`)),
      (index) => entry(`i${index}`, { inlineObjectProperties: { embeddedObject: {} } }),
    ),
} satisfies Record<string, Kind>;
