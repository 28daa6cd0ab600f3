import type { HostedEmbeddedObject, HostedObjectProperties } from "../../hosted/hosted-object.js";
import { readPoints } from "../../hosted/read.js";
import type { Floating, Image } from "../../tree/image.js";

const WRAPS: ReadonlyMap<string, Floating["wrap"]> = new Map([
  ["WRAP_TEXT", "around"],
  ["BREAK_LEFT", "left"],
  ["BREAK_RIGHT", "right"],
  ["BREAK_LEFT_RIGHT", "none"],
  ["IN_FRONT_OF_TEXT", "front"],
  ["BEHIND_TEXT", "behind"],
]);

/** Returns the position of a floating object; empty for an inline object. */
export function floatingOf(
  properties: HostedObjectProperties | null | undefined,
  embedded: HostedEmbeddedObject,
): Pick<Image, "floating"> {
  const positioning = properties?.positioning;
  if (!positioning) return {};
  const margins = [
    embedded.marginTop,
    embedded.marginRight,
    embedded.marginBottom,
    embedded.marginLeft,
  ];
  return {
    floating: {
      wrap: WRAPS.get(positioning.layout ?? "") ?? "around",
      left: readPoints(positioning.leftOffset) ?? 0,
      top: readPoints(positioning.topOffset) ?? 0,
      margin: Math.max(0, ...margins.map((margin) => readPoints(margin) ?? 0)),
    },
  };
}
