import type { Contract } from "../load/contract.js";
import { UsageError } from "../load/target.js";

/**
 * Checks that everything to be waived is a decision that may be waived.
 * @throws UsageError naming the first id that is none, since nothing that the interface fixes may be waived
 */
export function checkWaivers(
  contract: Pick<Contract, "decisions">,
  waivers: readonly string[],
): void {
  for (const id of waivers) {
    const decision = contract.decisions.get(id);
    if (!decision)
      throw new UsageError(
        `Cannot waive \`${id.slice(0, 80)}\`: there is no such decision. Decisions are ${[...contract.decisions.keys()].join(", ")}.`,
      );
    if (!decision.waivable) throw new UsageError(`Cannot waive \`${id}\`: it may not be waived.`);
  }
}
