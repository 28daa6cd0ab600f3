import type { Element } from "xast";
import { x } from "../../xml/x.js";
import type { Floating, Image } from "../../../../tree/image.js";
import type { DocxContext } from "../../docx-context.js";
import { emus } from "../../formatting/units.js";
import { imageSize } from "./image-size.js";
import { writePicture } from "./write-picture.js";

/** Writes an inline drawing, or an anchored one for a floating image (ECMA-376 part 1, 20.4.2). */
export function writeDrawing(image: Image, blip: Element, context: DocxContext): Element {
  const size = imageSize(image, context.width);
  const id = ++context.counters.drawings;
  const extent = x("wp:extent", { cx: emus(size.width), cy: emus(size.height) });
  const description = x("wp:docPr", {
    id,
    name: `Image ${id}`,
    descr: image.alternative || undefined,
    title: image.title,
  });
  const picture = writePicture(image, blip, size, id);
  const drawing = image.floating
    ? writeAnchor(image.floating, extent, [description, picture])
    : x("wp:inline", NO_DISTANCE, [extent, description, picture]);
  return x("w:drawing", [drawing]);
}

const NO_DISTANCE = { distT: 0, distB: 0, distL: 0, distR: 0 } as const;

function writeAnchor(
  { wrap, left, top, margin }: Floating,
  extent: Element,
  content: readonly Element[],
): Element {
  const distance = emus(margin);
  const attributes = {
    distT: distance,
    distB: distance,
    distL: distance,
    distR: distance,
    simplePos: 0,
    relativeHeight: 1,
    behindDoc: wrap === "behind" ? 1 : 0,
    locked: 0,
    layoutInCell: 1,
    allowOverlap: 1,
  };
  return x("wp:anchor", attributes, [
    x("wp:simplePos", { x: 0, y: 0 }),
    x("wp:positionH", { relativeFrom: "column" }, [x("wp:posOffset", [String(emus(left))])]),
    x("wp:positionV", { relativeFrom: "paragraph" }, [x("wp:posOffset", [String(emus(top))])]),
    extent,
    WRAPS[wrap](),
    ...content,
  ]);
}

/** Text wrapping. `left` and `right` are the sides where the image breaks the text. */
const WRAPS: Readonly<Record<Floating["wrap"], () => Element>> = {
  around: () => x("wp:wrapSquare", { wrapText: "bothSides" }),
  left: () => x("wp:wrapSquare", { wrapText: "right" }),
  right: () => x("wp:wrapSquare", { wrapText: "left" }),
  none: () => x("wp:wrapTopAndBottom"),
  front: () => x("wp:wrapNone"),
  behind: () => x("wp:wrapNone"),
};
