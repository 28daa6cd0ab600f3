import type { Element } from "xast";
import { x } from "../../xml/x.js";
import type { Crop, Image } from "../../../../tree/image.js";
import type { Border } from "../../../../tree/layout.js";
import { NAMESPACES } from "../../package/namespaces.js";
import { emus } from "../../formatting/units.js";
import type { Size } from "./image-size.js";

/** Fractions of an image are in thousandths of a percent. */
const WHOLE = 100_000;

/** Angles are in sixty thousandths of a degree. */
const DEGREE = 60_000;

/** Writes the picture inside a drawing, cropped and rotated as in the document. */
export function writePicture(image: Image, blip: Element, size: Size, id: number): Element {
  const picture = x("pic:pic", [
    x("pic:nvPicPr", [x("pic:cNvPr", { id, name: `Image ${id}` }), x("pic:cNvPicPr")]),
    x("pic:blipFill", [
      withOpacity(blip, image.opacity),
      cropped(image.crop),
      x("a:stretch", [x("a:fillRect")]),
    ]),
    x("pic:spPr", [
      x("a:xfrm", { rot: image.angle ? Math.round(image.angle * DEGREE) : undefined }, [
        x("a:off", { x: 0, y: 0 }),
        x("a:ext", { cx: emus(size.width), cy: emus(size.height) }),
      ]),
      x("a:prstGeom", { prst: "rect" }, [x("a:avLst")]),
      outline(image.border),
    ]),
  ]);
  return x("a:graphic", [x("a:graphicData", { uri: NAMESPACES.picture }, [picture])]);
}

function withOpacity(blip: Element, opacity: number | undefined): Element {
  if (opacity === undefined) return blip;
  const share = x("a:alphaModFix", { amt: Math.round(opacity * WHOLE) });
  return { ...blip, children: [...blip.children, share] };
}

function cropped(crop: Crop | undefined): Element | undefined {
  if (!crop) return undefined;
  const share = (part: number) => Math.round(part * WHOLE);
  return x("a:srcRect", {
    l: share(crop.left),
    t: share(crop.top),
    r: share(crop.right),
    b: share(crop.bottom),
  });
}

const DASHES = { solid: "solid", dotted: "dot", dashed: "dash" } as const;

function outline(border: Border | undefined): Element | undefined {
  if (!border) return undefined;
  return x("a:ln", { w: emus(border.width) }, [
    x("a:solidFill", [x("a:srgbClr", { val: border.colour.slice(1) })]),
    x("a:prstDash", { val: DASHES[border.dash] }),
  ]);
}
