import { createIndex } from "../../checks/bounded-index.js";
import { incremental } from "../../checks/incremental.js";
import { judgeProblems } from "../../checks/expect/problems-of.js";
import { type Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const TEXTS = { decision: "problem-details", rfc: "RFC 9457, 3.1" } as const satisfies Basis;

/** The title describes the type, and the detail explains this occurrence. */
export const problemExplained = incremental({
  id: "problem-explained",
  title: "A problem has a title that its type always has, and a detail that says something.",
  level: "strict",
  basis: [TEXTS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin(context) {
    const titles = createIndex<string>("types of problems", context);
    return judgeProblems((exchange) => {
      const { request, response } = exchange;
      const subject = `${request.operation ?? request.method} returned ${response.status}`;
      for (const name of ["title", "detail"]) {
        const text = member(response.json, name);
        if (typeof text === "string" && text.trim() === "")
          context.report(TEXTS, `${subject}: expected a \`${name}\`, got an empty one.`, exchange);
      }
      const [type, title] = [member(response.json, "type"), member(response.json, "title")];
      if (typeof type !== "string" || typeof title !== "string") return;
      const known = titles.get(type) ?? title;
      titles.set(type, known);
      if (known === title) return;
      const message = `\`${type}\`: expected the same \`title\` each time, got \`${title}\` after \`${known}\`.`;
      context.report(TEXTS, message, exchange);
    });
  },
});
