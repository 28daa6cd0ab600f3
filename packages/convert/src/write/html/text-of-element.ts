import type { ElementContent } from "hast";

/** Returns the text of an element, without surrounding white space. */
export function textOfElement(element: ElementContent): string {
  return partsOf(element).join("").trim();
}

function partsOf(node: ElementContent): readonly string[] {
  if (node.type === "text") return [node.value];
  return node.type === "element" ? node.children.flatMap(partsOf) : [];
}
