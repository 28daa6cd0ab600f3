import type { Element } from "xast";
import { x } from "../xml/x.js";

/**
 * Bookmarks for the anchors of the tree. A bookmark name has at most 40 letters, digits and `_`, while an anchor is the
 * slug of a whole heading, so bookmarks are numbered.
 */
export class Bookmarks {
  readonly #names = new Map<string, string>();
  #ids = 0;

  /** Returns the name of the bookmark for an anchor, whether or not it has been set. */
  nameOf(anchor: string): string {
    const known = this.#names.get(anchor);
    if (known) return known;
    // Word processors hide bookmarks whose name starts with `_`.
    const name = `_Anchor${this.#names.size + 1}`;
    this.#names.set(anchor, name);
    return name;
  }

  /** Sets a bookmark around the content of a paragraph. */
  around(anchor: string | undefined, content: readonly Element[]): readonly Element[] {
    if (anchor === undefined) return content;
    const id = this.#ids++;
    return [
      x("w:bookmarkStart", { "w:id": id, "w:name": this.nameOf(anchor) }),
      ...content,
      x("w:bookmarkEnd", { "w:id": id }),
    ];
  }
}
