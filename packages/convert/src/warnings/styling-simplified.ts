import { styleLosses, type StyleLoss } from "./warning-codes.js";

/** Whether a name is that of formatting, and not a code of a warning. */
export function isStyleLoss(name: string): name is StyleLoss {
  return Object.hasOwn(styleLosses, name);
}

/** What the warning `styling-simplified` says: all formatting that was left out, in one sentence. */
export function detailOfStyling(lost: ReadonlySet<StyleLoss>): string {
  const names = [...lost].map((loss) => styleLosses[loss]).sort();
  const last = names.pop() ?? "formatting";
  const list = names.length === 0 ? last : `${names.join(", ")} and ${last}`;
  return `Styling is simplified: the output is without ${list}.`;
}
