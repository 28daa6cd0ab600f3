import type { Rule } from "../checks/rule.js";
import type { Contract } from "../load/contract.js";
import type { TrafficCounts } from "../report/traffic-summary.js";
import { trafficRulesOf } from "./traffic-session.js";

/** What is known about the traffic at its end. */
interface Facts {
  readonly counts: TrafficCounts;
  /** Operations that were seen. */
  readonly operations: ReadonlySet<string>;
  readonly contract: Contract;
  readonly rules: readonly Rule[];
}

/** Returns what the traffic cannot show, with the reasons. */
export function describeBlindSpots({ counts, operations, contract, rules }: Facts): string[] {
  const unseen = [...contract.operations.keys()].filter((id) => !operations.has(id));
  const active = rules.length - trafficRulesOf(rules).length;
  const uploads = [...contract.operations.values()].some(({ body }) =>
    [...(body?.schemas.keys() ?? [])].some((type) => type.startsWith("multipart/")),
  );
  const { withoutRequestBody, withoutResponseBody, aborted, lost, multipart } = counts;
  const spots: readonly (readonly [isShown: boolean, text: string])[] = [
    [
      withoutResponseBody > 0,
      `${withoutResponseBody} responses lack their complete body: only status and headers are judged`,
    ],
    [
      withoutRequestBody > 0,
      `${withoutRequestBody} requests lack their complete body: rules about their content do not apply`,
    ],
    [
      aborted > 0,
      `${aborted} exchanges have no response since the caller gave up, or none is recorded`,
    ],
    [lost > 0, `${lost} exchanges were not judged in time`],
    [unseen.length > 0, `never seen: ${unseen.join(", ")}`],
    [uploads && multipart === 0, "no multipart request with its body is in it"],
    [
      Object.keys(contract.document["webhooks"] ?? {}).length > 0,
      "webhooks call their receivers directly: deliveries are not in it",
    ],
    [active > 0, `${active} rules send requests of their own: \`run\` exercises them`],
  ];
  return spots.filter(([isShown]) => isShown).map(([, text]) => text);
}
