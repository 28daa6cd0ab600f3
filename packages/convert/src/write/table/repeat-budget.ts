import type { PhrasingContent } from "mdast";

/**
 * Maximum number of repeated characters per document. A small document could repeat a long text in ten thousand covered
 * cells.
 */
const MAX_REPEATED = 1_000_000;

/** Cost of a node in addition to its text, in characters. */
const NODE = 20;

/** Limits how much text is repeated in the cells that merged cells cover. Past the limit, cells stay blank. */
export class RepeatBudget {
  readonly #costs = new WeakMap<PhrasingContent, number>();
  #left = MAX_REPEATED;

  /** Whether a line may be written once more. After the first refusal, no further line is allowed. */
  spend(line: readonly PhrasingContent[]): boolean {
    for (const node of line) {
      this.#left -= this.#costOf(node);
      if (this.#left < 0) return false;
    }
    return true;
  }

  #costOf(node: PhrasingContent): number {
    const known = this.#costs.get(node);
    if (known !== undefined) return known;
    let cost = NODE;
    if ("value" in node) cost += node.value.length;
    if ("url" in node) cost += node.url.length;
    if ("alt" in node) cost += node.alt?.length ?? 0;
    if ("children" in node) for (const child of node.children) cost += this.#costOf(child);
    this.#costs.set(node, cost);
    return cost;
  }
}
