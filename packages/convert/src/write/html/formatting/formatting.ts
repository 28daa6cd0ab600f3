import { neededBy } from "./needed-declarations.js";

/** Where to write the formatting of elements. */
export type FormattingPlace = "stylesheet" | "inline";

/** Attributes for the classes and the formatting of an element. */
// A type, because an interface is not assignable to the properties of an element.
export type FormattedAttributes = {
  readonly className?: string[] | undefined;
  readonly style?: string | undefined;
};

/**
 * Turns CSS declarations into attributes: either classes of one stylesheet, shared by elements with the same
 * declarations, or `style` attributes for destinations without a stylesheet.
 */
export class Formatting {
  readonly #names = new Map<string, string>();
  readonly #place: FormattingPlace;
  readonly #prefix: string;

  /** `prefix` is added to every class name, to avoid collisions with the page around the output. */
  constructor(place: FormattingPlace, prefix = "") {
    this.#place = place;
    this.#prefix = prefix;
  }

  /**
   * Returns the attributes of an element: the given classes of the fixed stylesheet, and declarations in groups that
   * elements can share.
   */
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

  /** Returns classes for the label of a list item; undefined with `style` attributes, which cannot format a label. */
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

  /**
   * Returns a CSS rule for each class, in the order in which the classes were added. `root` is the selector before each
   * rule.
   */
  rules(root = ""): string {
    const before = root === "" ? "" : `${root} `;
    return [...this.#names].map(([text, name]) => `${before}.${name}${text}\n`).join("");
  }
}
