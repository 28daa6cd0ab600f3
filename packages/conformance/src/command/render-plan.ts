import type { PlannedRule } from "../engine/plan-run.js";

/** Renders a plan as text: each rule with the requests it would send, with identical requests counted. */
export function renderPlan(plan: readonly PlannedRule[]): string {
  const rules = plan.flatMap(({ id, requests }) => {
    const lines = Map.groupBy(requests, ({ method, path }) => `${method} ${path}`);
    return [
      `${id} (${requests.length})`,
      ...[...lines].map(
        ([line, group]) => `  ${line}${group.length > 1 ? ` × ${group.length}` : ""}`,
      ),
    ];
  });
  const total = plan.reduce((sum, { requests }) => sum + requests.length, 0);
  const creating = plan
    .flatMap(({ requests }) => requests)
    .filter(({ method }) => method === "POST");
  return [
    ...rules,
    "",
    `${total} requests, ${creating.length} of them POST; nothing was sent. A run also repeats requests until jobs end.`,
    "",
  ].join("\n");
}
