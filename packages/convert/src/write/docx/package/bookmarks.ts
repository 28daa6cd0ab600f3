import type { Element } from "xast";
import { x } from "../xml/x.js";

/**
 * Bookmarks that stand for the anchors of the tree. A bookmark's name holds 40 characters, letters, digits and `_`,
 * and an anchor is the slug of a whole heading, so they are numbered.
 */
export class Bookmarks {
  readonly #names = new Map<string, string>();
  #ids = 0;

  /** The name of the bookmark for an anchor, set or not. */
  nameOf(anchor: string): string {
    const known = this.#names.get(anchor);
    if (known) return known;
    // A name that begins with `_` is left out of the reader's list of bookmarks.
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
