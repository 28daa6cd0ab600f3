import {
  attributeOf,
  isBlank,
  isElement,
  textNode,
  withChildren,
  type Element,
  type Node,
} from "../page/page-nodes.js";
import { cropWindow } from "../page/crop-window.js";
import type { Picture } from "./write-image.js";

/** A part of a line: text, or a picture between texts. */
export type LinePart =
  | { readonly kind: "text"; readonly nodes: readonly Node[] }
  | { readonly kind: "picture"; readonly picture: Picture };

/**
 * Splits a line at its pictures, which are separate blocks in the editor. Marks and links around a picture remain
 * around the text on both sides; line breaks next to it are removed.
 */
export function splitAtPictures(nodes: readonly Node[]): readonly LinePart[] {
  const parts = joined(nodes.flatMap((node) => partsOf(node, undefined)));
  if (!parts.some(({ kind }) => kind === "picture")) return parts;
  return parts.flatMap((part): readonly LinePart[] => {
    if (part.kind === "picture") return [part];
    const trimmed = trim(part.nodes);
    return trimmed.length === 0 ? [] : [{ kind: "text", nodes: trimmed }];
  });
}

function partsOf(node: Node, href: string | undefined): readonly LinePart[] {
  if (!isElement(node)) return [{ kind: "text", nodes: [node] }];
  const window = cropWindow(node);
  if (window) return [{ kind: "picture", picture: { image: window.image, href, window } }];
  if (node.tagName === "img") return [{ kind: "picture", picture: { image: node, href } }];
  const link = node.tagName === "a" ? attributeOf(node, "href") : href;
  const parts = joined(node.childNodes.flatMap((child) => partsOf(child, link)));
  if (!parts.some(({ kind }) => kind === "picture")) return [{ kind: "text", nodes: [node] }];
  return parts.map((part) => (part.kind === "picture" ? part : around(node, part.nodes)));
}

function around(element: Element, nodes: readonly Node[]): LinePart {
  const isEmpty = nodes.every(isGap);
  return { kind: "text", nodes: isEmpty ? nodes : [withChildren(element, nodes)] };
}

/** Merges adjacent texts. */
function joined(parts: readonly LinePart[]): readonly LinePart[] {
  const all: LinePart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === "text" && last?.kind === "text")
      all[all.length - 1] = { kind: "text", nodes: [...last.nodes, ...part.nodes] };
    else all.push(part);
  }
  return all;
}

function trim(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex((node) => !isGap(node));
  const last = nodes.findLastIndex((node) => !isGap(node));
  if (first === -1) return [];
  return nodes.slice(first, last + 1).map((node, at, all) => {
    if (!("value" in node)) return node;
    const start = at === 0 ? node.value.trimStart() : node.value;
    return textNode(at === all.length - 1 ? start.trimEnd() : start);
  });
}

/** Returns true if a node is white space or a line break, which is not visible next to a picture. */
function isGap(node: Node): boolean {
  return isBlank(node) || (isElement(node) && node.tagName === "br");
}
