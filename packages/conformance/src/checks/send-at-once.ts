import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { RunOverError, StopRunError } from "../verdict/verdict-errors.js";
import type { RuleContext } from "./rule.js";

/**
 * Returns how many requests of one kind are sent at the same time. Whatever mixes up or loses requests does so with few
 * of them; a default run has to fit into the requests that a token may make in a minute.
 */
export function countAtOnce({ depth }: Pick<RuleContext, "depth">): number {
  return depth === "thorough" ? 16 : 8;
}

/**
 * Sends requests at the same time. A request that the target keeps refusing with 429 becomes undefined, since a limit
 * on concurrent requests is not a fault and does not stop the run.
 */
export async function sendAtOnce(
  context: Pick<RuleContext, "send" | "remark">,
  requests: readonly ProbeRequest[],
): Promise<readonly (Exchange | undefined)[]> {
  const sent = requests.map((request) =>
    context.send(request).catch((error: unknown) => {
      if (error instanceof StopRunError && !(error instanceof RunOverError)) return undefined;
      throw error;
    }),
  );
  const exchanges = await Promise.all(sent);
  const refused = exchanges.filter((exchange) => exchange === undefined).length;
  if (refused > 0)
    context.remark(`the target refuses ${refused} of ${requests.length} requests at the same time`);
  return exchanges;
}
