import { SECOND_TOKEN } from "../../probe/credentials.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart } from "../../probe/requests.js";
import { NotExercisedError, StopRunError } from "../../verdict/verdict-errors.js";
import { NoResponseError } from "../../probe/guard/no-response-error.js";
import { isGone } from "./repeats.js";
import type { Story, StoryStage } from "./story.js";
import type { StoryWebhook } from "./story-webhook.js";

/** Maximum wait for the webhooks to be ended. */
const MAX_WAIT_MS = 2_000;

/**
 * Ends the webhooks of a story that are still open. The interface has no operation for that, so their receiver responds
 * with 410 to one last export per destination (decision `event-delivery`).
 */
export async function endStory(stage: StoryStageToEnd, { receivers }: Story): Promise<void> {
  const open = (receivers?.webhooks ?? []).filter(isOpen);
  if (open.length === 0) return;
  const came = new Map(open.map(({ inbox }) => [inbox, inbox.deliveries.length]));
  try {
    for (const request of lastExports(stage, open)) await stage.probe.send(request);
  } catch (error) {
    // The run is over: later behavior of the target is not a finding.
    if (isOfTarget(error)) return;
    throw error;
  }
  const end = performance.now() + MAX_WAIT_MS;
  for (const { inbox } of open)
    await inbox.until(
      ({ length }) => length > (came.get(inbox) ?? 0),
      Math.max(0, end - performance.now()),
    );
}

function isOfTarget(error: unknown): boolean {
  return [NoResponseError, NotExercisedError, StopRunError].some((kind) => error instanceof kind);
}

type StoryStageToEnd = Pick<StoryStage, "target" | "probe" | "document">;

/** Whether a webhook was called and has not been ended yet, as the export of a later rule does. */
function isOpen({ inbox: { deliveries } }: StoryWebhook): boolean {
  return deliveries.length > 0 && !deliveries.some(({ reaction }) => isGone(reaction));
}

function lastExports(
  { target, document }: StoryStageToEnd,
  webhooks: readonly StoryWebhook[],
): readonly ProbeRequest[] {
  const own = webhooks.filter(({ name }) => name === "every" || name === "elsewhere");
  const foreign = webhooks.filter(({ name }) => name === "foreign");
  const requestOf = ({ connections }: StoryWebhook): ProbeRequest => {
    const content = JSON.stringify({ ...target.baseOptions, destination: connections[0] });
    return exportRequest([
      filePart(document().text),
      { name: "options", content, type: "application/json" },
    ]);
  };
  return [
    ...own.map(requestOf),
    ...foreign.map((webhook) => ({
      ...requestOf(webhook),
      authorization: `Bearer ${SECOND_TOKEN}`,
    })),
  ];
}
