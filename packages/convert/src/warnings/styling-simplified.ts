import { styleLosses, type StyleLoss } from "./warning-codes.js";

/** Whether a name is the name of lost formatting rather than a warning code. */
export function isStyleLoss(name: string): name is StyleLoss {
  return Object.hasOwn(styleLosses, name);
}

/** Returns the text of the warning `styling-simplified`: all formatting that was left out, in one sentence. */
export function detailOfStyling(lost: ReadonlySet<StyleLoss>): string {
  const names = [...lost].map((loss) => styleLosses[loss]).sort();
  const last = names.pop() ?? "formatting";
  const list = names.length === 0 ? last : `${names.join(", ")} and ${last}`;
  return `Styling is simplified: the output is without ${list}.`;
}
