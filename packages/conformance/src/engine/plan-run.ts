import type { Target } from "../load/target.js";
import { curlLine } from "../probe/reproduce/curl-line.js";
import { createDryProbe } from "../probe/create-dry-probe.js";
import { maskRequest } from "./mask-request.js";
import type { SentRequest } from "../probe/exchange.js";
import { type CheckOptions, runOptions } from "./check-options.js";
import { createContext } from "./create-context.js";
import { runRule } from "./run-rule.js";
import { createRandomOf } from "./seeded-random.js";
import { rulesOf } from "./select-rules.js";

/** One request that a run would send. */
export interface PlannedRequest {
  readonly method: string;
  readonly path: string;
  /** The curl line that sends it; tokens are shell variables. */
  readonly curl: string;
}

/** The requests that a rule would send in addition to those of the rules before it. */
export interface PlannedRule {
  readonly id: string;
  readonly requests: readonly PlannedRequest[];
}

/** There is nothing to wait for, since nothing is sent. */
const NO_TIME = 1;

/**
 * Returns what a run would send to a target whose operations respond with the examples of the contract; sends nothing.
 * Requests that a rule repeats until something has happened are listed once.
 * @throws UsageError if the target or the rules cannot be used
 */
export async function planRun(
  target: Target,
  options: CheckOptions = {},
): Promise<readonly PlannedRule[]> {
  const run = { ...runOptions(options), deadline: NO_TIME };
  const rules = rulesOf(run);
  const { shared, close } = createContext(target, run, (resolved, contract) =>
    createDryProbe(resolved, contract, run),
  );
  try {
    const planned: PlannedRule[] = [];
    for (const rule of rules) {
      const before = shared.exchanges.length;
      await runRule(rule, { ...shared, random: createRandomOf(rule.id, run.seed) }, new Map());
      const sent = shared.exchanges
        .slice(before)
        .map(({ request }) => describe(maskRequest(target, request)));
      planned.push({ id: rule.id, requests: sent });
    }
    return planned;
  } finally {
    await close();
  }
}

function describe(request: SentRequest): PlannedRequest {
  return { method: request.method, path: request.path, curl: curlLine(request) };
}
