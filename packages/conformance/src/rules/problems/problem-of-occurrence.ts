import { createIndex } from "../../checks/bounded-index.js";
import { incremental } from "../../checks/incremental.js";
import { judgeProblems } from "../../checks/expect/problems-of.js";
import { type Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const OCCURRENCE = { decision: "problem-details", rfc: "RFC 9457, 3.1.5" } as const satisfies Basis;

/** `instance` leads an operator to a single log entry, so two problems never share one. */
export const problemOfOccurrence = incremental({
  id: "problem-of-occurrence",
  title: "`instance` identifies one occurrence: problems of two types never have the same one.",
  level: "strict",
  basis: [OCCURRENCE],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  begin(context) {
    const types = createIndex<string>("instances of problems", context);
    return judgeProblems((exchange) => {
      const instance = member(exchange.response.json, "instance");
      const type = member(exchange.response.json, "type");
      if (typeof instance !== "string" || typeof type !== "string") return;
      const known = types.get(instance);
      types.set(instance, known ?? type);
      if (known === undefined || known === type) return;
      const message = `Two problems, \`${known}\` and \`${type}\`: expected an \`instance\` of each, got \`${instance}\` of both.`;
      context.report(OCCURRENCE, message, exchange);
    });
  },
});
