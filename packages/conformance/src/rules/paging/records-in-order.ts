import { walkOnce } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const ORDERING = { decision: "ordering" } as const satisfies Basis;

/** Exports that finish at the same time may be recorded in any order, and clocks differ slightly. */
const TOLERANCE = 10_000;

/** Records are listed in order of creation. */
export const recordsInOrder: Rule = {
  id: "records-in-order",
  title: "Records are listed oldest first, by `exportedAt`.",
  basis: [ORDERING],
  operations: ["listDocumentExports"],
  async run(context) {
    const walk = await walkOnce(context, "listDocumentExports", ORDERING);
    if (!walk) throw new NotExercisedError("listDocumentExports is too long");
    let latest = Number.NEGATIVE_INFINITY;
    for (const { page, exchange } of walk.pages)
      for (const item of page.items) {
        const at = timeOf(member(item, "exportedAt"));
        if (at < latest - TOLERANCE) {
          const message = `listDocumentExports: expected the oldest first, got a record of ${new Date(at).toISOString()} after one of ${new Date(latest).toISOString()}.`;
          return context.report(ORDERING, message, exchange);
        }
        if (at > latest) latest = at;
      }
  },
};

function timeOf(value: Json | undefined): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
