/** Names CSS classes: elements with the same declarations share one class. */
export class ClassRegistry {
  readonly #names = new Map<string, string>();

  /**
   * The class of the declarations, as a list of classes; undefined if there are none.
   * They apply to the element or to a pseudo-element such as `::marker`.
   */
  classOf(declarations: readonly string[], part: "" | "::marker" = ""): string[] | undefined {
    if (declarations.length === 0) return undefined;
    const text = `${part} { ${declarations.join("; ")}; }`;
    const known = this.#names.get(text);
    if (known) return [known];
    const name = `style-${this.#names.size + 1}`;
    this.#names.set(text, name);
    return [name];
  }

  /** A CSS rule for each class, in the order in which they were added. */
  rules(): string {
    return [...this.#names].map(([text, name]) => `.${name}${text}\n`).join("");
  }
}
