import type { Element, Root } from "xast";

/** The descendants of a node with this name, in document order. */
export function select(node: Root | Element | undefined, name: string): readonly Element[] {
  return (node?.children ?? []).flatMap((child) => {
    if (child.type !== "element") return [];
    return [...(child.name === name ? [child] : []), ...select(child, name)];
  });
}

/** The children with this name. */
export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  return (element?.children ?? []).filter(
    (child): child is Element => child.type === "element" && child.name === name,
  );
}

/** An attribute; empty if it or the element is absent. */
export function valueOf(element: Element | undefined, attribute = "w:val"): string {
  return String(element?.attributes[attribute] ?? "");
}
