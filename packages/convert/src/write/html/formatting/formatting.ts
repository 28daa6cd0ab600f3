import { neededBy } from "./needed-declarations.js";

/** Where the formatting of elements stands. */
export type FormattingPlace = "stylesheet" | "inline";

/** Attributes for the classes and the formatting of an element. */
// A type and no interface, which could not be the properties of an element.
export type FormattedAttributes = {
  readonly className?: string[] | undefined;
  readonly style?: string | undefined;
};

/**
 * Turns CSS declarations into attributes: classes of one stylesheet, which elements with the same declarations share, or
 * `style` attributes for destinations without a stylesheet.
 */
export class Formatting {
  readonly #names = new Map<string, string>();
  readonly #place: FormattingPlace;
  readonly #prefix: string;

  /** `prefix` begins the name of every class, so that the names of a page around the output cannot equal them. */
  constructor(place: FormattingPlace, prefix = "") {
    this.#place = place;
    this.#prefix = prefix;
  }

  /** Attributes of an element with the named classes of the fixed stylesheet and with declarations, in groups to be shared. */
  of(
    names: readonly string[],
    ...groups: readonly (readonly string[] | undefined)[]
  ): FormattedAttributes {
    const className: string[] = [];
    const style: string[] = [];
    for (const name of names) {
      className.push(this.#prefix + name);
      if (this.#place === "inline") style.push(...neededBy(name));
    }
    for (const group of groups) {
      if (!group || group.length === 0) continue;
      if (this.#place === "inline") style.push(...group);
      else className.push(this.#classOf(group, ""));
    }
    if (style.length === 0) return className.length === 0 ? {} : { className };
    return className.length === 0
      ? { style: style.join("; ") }
      : { className, style: style.join("; ") };
  }

  /** Classes for the label of a list item; undefined if a `style` attribute would have to say it, which cannot. */
  ofMarker(declarations: readonly string[]): readonly string[] | undefined {
    if (declarations.length === 0) return [];
    return this.#place === "inline" ? undefined : [this.#classOf(declarations, "::marker")];
  }

  #classOf(declarations: readonly string[], part: "" | "::marker"): string {
    const text = `${part} { ${declarations.join("; ")}; }`;
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const name = `${this.#prefix}style-${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  /** A CSS rule for each class of declarations, in the order in which they were added, after the selector `root`. */
  rules(root = ""): string {
    const before = root === "" ? "" : `${root} `;
    return [...this.#names].map(([text, name]) => `${before}.${name}${text}\n`).join("");
  }
}
