/** Names classes for declarations, one for all places that look the same. */
export class ClassRegistry {
  readonly #names = new Map<string, string>();

  /**
   * The class of the declarations, as a list of classes; undefined where there are none.
   * They are for the element, or for a part of it such as `::marker`.
   */
  classOf(declarations: readonly string[], part: "" | "::marker" = ""): string[] | undefined {
    if (declarations.length === 0) return undefined;
    const text = `${part} { ${declarations.join("; ")}; }`;
    const known = this.#names.get(text);
    if (known) return [known];
    const name = `look-${this.#names.size + 1}`;
    this.#names.set(text, name);
    return [name];
  }

  /** A rule for each class that was named, in that order. */
  rules(): string {
    return [...this.#names].map(([text, name]) => `.${name}${text}\n`).join("");
  }
}
