import type { Nodes } from "xast";
import { docxParts } from "./docx-parts.js";

const TEXT_PARTS = /^word\/(?:document|footnotes|header\d+|footer\d+)\.xml$/;

/** The text of body, footnotes, headers and footers, with one paragraph per line; includes suggested deletions. */
export function docxText(bytes: Uint8Array): string {
  return [...docxParts(bytes)]
    .filter(([path]) => TEXT_PARTS.test(path))
    .map(([, root]) => textOf(root))
    .join("\n");
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["w:tab", "\t"],
  ["w:br", "\n"],
]);

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // The instruction of a field is not text.
  if (node.type === "element" && node.name === "w:instrText") return "";
  const name = node.type === "element" ? node.name : "";
  const content = node.children.map((child) => textOf(child)).join("");
  return name === "w:p" ? `${content}\n` : content + (SIGNS.get(name) ?? "");
}
