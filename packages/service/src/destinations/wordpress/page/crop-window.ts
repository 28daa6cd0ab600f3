import { classesOf, isElement, type Element, type Node } from "./page-nodes.js";

/** The window that the converter writes around a cropped image. */
export interface CropWindow {
  readonly element: Element;
  readonly image: Element;
}

/** Returns the node as a crop window; undefined if it is not one. */
export function cropWindow(node: Node): CropWindow | undefined {
  if (!isElement(node) || !classesOf(node).includes("crop")) return undefined;
  const image = node.childNodes.find((child) => isElement(child) && child.tagName === "img");
  return image && isElement(image) ? { element: node, image } : undefined;
}
