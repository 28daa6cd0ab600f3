import type { Element } from "hast";

/** The structure of an output. */
export interface Structure {
  readonly headings: readonly number[];
  readonly items: number;
  readonly cells: number;
  readonly images: number;
  readonly strong: number;
  readonly code: number;
  readonly links: readonly string[];
}

/** The structure of HTML, without links to and from footnotes. */
export function htmlStructure(elements: readonly Element[]): Structure {
  const count = (...names: string[]) =>
    elements.filter((element) => names.includes(element.tagName)).length;
  return {
    headings: elements
      .filter((element) => /^h[1-6]$/.test(element.tagName))
      .map((element) => Number(element.tagName.slice(1)))
      .sort(),
    items: elements.filter((element) => element.tagName === "li" && !isNote(element)).length,
    cells: count("td", "th"),
    images: count("img"),
    strong: count("strong"),
    code: count("code"),
    links: elements
      .filter((element) => element.tagName === "a" && !element.properties["role"])
      .map((element) => decodeURI(String(element.properties["href"])))
      .sort(),
  };
}

function isNote(element: Element): boolean {
  return String(element.properties["id"]).startsWith("note:");
}
