import type { Contract } from "../load/contract.js";
import { UsageError } from "../load/target.js";
import type { Waiver } from "../findings/waiver.js";

/**
 * Checks that all decisions to waive are waivable.
 * @throws UsageError naming the first id that is not, since facts of the interface cannot be waived
 */
export function checkWaivers(
  contract: Pick<Contract, "decisions">,
  waivers: readonly Waiver[],
): void {
  for (const waiver of waivers) {
    if (!("decision" in waiver)) continue;
    const id = waiver.decision;
    const decision = contract.decisions.get(id);
    if (!decision)
      throw new UsageError(
        `Cannot waive \`${id.slice(0, 80)}\`: there is no such decision. Decisions are ${[...contract.decisions.keys()].join(", ")}.`,
      );
    if (!decision.waivable) throw new UsageError(`Cannot waive \`${id}\`: it may not be waived.`);
  }
}
