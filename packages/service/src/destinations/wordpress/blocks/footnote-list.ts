import { createHash } from "node:crypto";
import type { Element, Node } from "../page/page-nodes.js";
import {
  attributeOf,
  classesOf,
  elementOf,
  findElements,
  isElement,
  textNode,
} from "../page/page-nodes.js";

/** A footnote as stored in the meta field `footnotes` of a post. */
export interface StoredFootnote {
  readonly content: string;
  readonly id: string;
}

/** Place for the footnotes of a post: its footnotes block, or a list at its end, on sites without such a block. */
export type FootnotePlace = "block" | "list";

/** The footnotes of a page, and which of them the text has referred to so far. */
export class FootnoteList {
  readonly place: FootnotePlace;
  readonly #seed: string;
  readonly #order: string[] = [];
  readonly #sources: ReadonlyMap<string, Element>;

  /** Ids are derived from `seed` and a number, so that the same export always has the same ids. */
  constructor(nodes: readonly Node[], place: FootnotePlace, seed: string) {
    this.place = place;
    this.#seed = seed;
    const sections = findElements(nodes, (element) => classesOf(element).includes("footnotes"));
    const items = sections.flatMap(({ childNodes }) => findElements(childNodes, isFootnote));
    this.#sources = new Map(items.map((item) => [attributeOf(item, "id") ?? "", item]));
  }

  /** The footnotes that the text refers to, in the order of their references. */
  get referenced(): readonly { readonly id: string; readonly source: Element }[] {
    return this.#order.flatMap((key) => {
      const source = this.#sources.get(key);
      return source ? [{ id: this.#idOf(key), source }] : [];
    });
  }

  get all(): readonly Element[] {
    return [...this.#sources.values()];
  }

  /**
   * Converts a reference to the form of the editor, which numbers footnotes by their order; undefined if the element is
   * not a reference.
   */
  reference(sup: Element): Element | undefined {
    const link = sup.tagName === "sup" ? sup.childNodes.find(isReference) : undefined;
    const key = link && isElement(link) ? (attributeOf(link, "href") ?? "").slice(1) : "";
    if (this.place === "list" || !this.#sources.has(key)) return undefined;
    if (!this.#order.includes(key)) this.#order.push(key);
    const id = this.#idOf(key);
    const number = textNode(String(this.#order.indexOf(key) + 1));
    const anchor = elementOf("a", { href: `#${id}`, id: `${id}-link` }, [number]);
    return elementOf("sup", { "data-fn": id, class: "fn" }, [anchor]);
  }

  /** Returns an id in the form of a UUID, as the editor generates them. */
  #idOf(key: string): string {
    const hash = createHash("sha256").update(`${this.#seed} ${key}`).digest("hex");
    return [
      hash.slice(0, 8),
      hash.slice(8, 12),
      hash.slice(12, 16),
      hash.slice(16, 20),
      hash.slice(20, 32),
    ].join("-");
  }
}

/** Returns true if a node is a link that refers to a footnote. */
function isReference(node: Node): boolean {
  return isElement(node) && attributeOf(node, "role") === "doc-noteref";
}

function isFootnote(element: Element): boolean {
  return element.tagName === "li" && (attributeOf(element, "id") ?? "").startsWith("note:");
}
