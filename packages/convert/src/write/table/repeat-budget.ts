import type { PhrasingContent } from "mdast";

/** In characters of a document. A small one could repeat a long text in ten thousand covered cells. */
const MAX_REPEATED = 1_000_000;

/** What a node takes besides its text, in characters. */
const NODE = 20;

/** How much may be repeated in the cells that merged cells cover. What is past it stays blank. */
export class RepeatBudget {
  readonly #costs = new WeakMap<PhrasingContent, number>();
  #left = MAX_REPEATED;

  /** Whether a line may be written once more. After one that may not, none may. */
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
