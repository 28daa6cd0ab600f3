import type { Rule } from "../../checks/rule.js";
import { requireReceivers, requireWebhook } from "../../checks/events/told-events.js";
import type { Reaction } from "../../receive/receiver.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { awaitedRepeats, dueRepeats, failedMessages } from "../../scenario/story/repeats.js";

const DELIVERY = { decision: "event-delivery" } as const;

/** A call to the same address is retried after every response other than a 2xx and a 410, and after no response. */
export const failedCallRepeated: Rule = {
  id: "failed-call-repeated",
  title: "A call is repeated after all but 2xx and 410, and no redirect is followed.",
  basis: [DELIVERY],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const { receivers } = await requireReceivers(context);
    const [followed] = receivers.redirected.deliveries;
    if (followed)
      context.report(
        DELIVERY,
        `Call that got a redirect: expected no call to where it leads, got ${followed.method}.`,
        requireWebhook(receivers, "refusing").registration,
      );
    const messages = failedMessages(receivers.webhooks);
    if (messages.length === 0)
      throw new NotExercisedError("no call came to a receiver that fails; see events-arrive");
    const { count, milliseconds } = awaitedRepeats(
      context.target.retryDelays,
      context.depth === "thorough",
    );
    let unpromised = 0;
    for (const message of messages) {
      const { first, repeats, webhook } = message;
      const due = Math.min(Math.max(1, count), dueRepeats(message));
      if (repeats.length >= due) continue;
      if (count === 0) unpromised += 1;
      else
        context.report(
          DELIVERY,
          `Call ${describe(first.reaction)}: expected ${due === 1 ? "a repeat" : `${due} repeats`} within ${milliseconds} ms, got ${repeats.length}.`,
          webhook.registration,
        );
    }
    if (unpromised === messages.length)
      throw new NotExercisedError(
        "no failed call was repeated while the run waited; `retryDelays` of the target says when to expect it",
      );
    if (unpromised > 0)
      context.remark(
        `${unpromised} of ${messages.length} failed calls were not repeated while the run waited; \`retryDelays\` of the target says when to expect it`,
      );
  },
};

function describe(reaction: Reaction): string {
  if (reaction === "silence") return "without a response";
  return reaction === "drop" ? "whose connection was closed" : `that got ${reaction.status}`;
}
