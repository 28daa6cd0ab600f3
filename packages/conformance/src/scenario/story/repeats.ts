import { idIn } from "../../load/id-in.js";
import { member } from "../../load/json.js";
import type { Delivery } from "../../receive/receiver.js";
import { isTaken, jobOf, messageOf, typeOf, type StoryWebhook } from "./story-webhook.js";

/** Maximum wait for retries of failed calls in a run that is not thorough, in seconds. */
const MAX_WAIT_SECONDS = 10;

/** Wait for a retry if the target promises none, in seconds. */
const UNPROMISED_WAIT_SECONDS = 2;

/** How long a target may wait for a response before it considers the call timed out, in seconds. */
const MAX_SILENCE_SECONDS = 40;

const GONE = 410;

/** The retries that a run waits for. */
export interface AwaitedRepeats {
  /** Number of consecutive retries that the target promises within the time. */
  readonly count: number;
  readonly milliseconds: number;
}

/** Returns the promised retries that are soon enough to wait for. */
export function awaitedRepeats(
  delays: readonly number[] | undefined,
  isThorough: boolean,
): AwaitedRepeats {
  const limit = isThorough ? Number.POSITIVE_INFINITY : MAX_WAIT_SECONDS;
  let seconds = 0;
  let count = 0;
  for (const delay of delays ?? []) {
    if (seconds + delay > limit) break;
    seconds += delay;
    count += 1;
  }
  const promised = count === 0 ? UNPROMISED_WAIT_SECONDS : seconds;
  // Only a thorough run has a receiver that never responds.
  return { count, milliseconds: (promised + (isThorough ? MAX_SILENCE_SECONDS : 0)) * 1_000 };
}

/** A message whose first attempt failed, and the attempts that followed. */
export interface FailedMessage {
  readonly webhook: StoryWebhook;
  readonly first: Delivery;
  /** Later attempts at the same event, regardless of their ids. */
  readonly repeats: readonly Delivery[];
}

/** Returns the messages that must be retried: their first attempt got neither 2xx nor 410. */
export function failedMessages(webhooks: readonly StoryWebhook[]): readonly FailedMessage[] {
  return webhooks.flatMap((webhook) => {
    const firsts = new Map<string, Delivery>();
    for (const delivery of webhook.inbox.deliveries) {
      const event = eventOf(delivery);
      if (!firsts.has(event)) firsts.set(event, delivery);
    }
    return [...firsts]
      .filter(([, { reaction }]) => !isTaken(reaction) && !isGone(reaction))
      .map(([event, first]) => {
        const repeats = webhook.inbox.deliveries.filter(
          (delivery) => delivery !== first && eventOf(delivery) === event,
        );
        return { webhook, first, repeats };
      });
  });
}

/** Returns the number of failed attempts at a message, which is the number of retries due. */
export function dueRepeats({ first, repeats }: FailedMessage): number {
  return [first, ...repeats].filter(({ reaction }) => !isTaken(reaction)).length;
}

/** Whether a reaction ends the webhook (decision `event-delivery`). */
export function isGone(reaction: Delivery["reaction"]): boolean {
  return typeof reaction === "object" && reaction.status === GONE;
}

/**
 * Returns what distinguishes the events of one receiver apart from the id: the type, the job, the attempt and the time.
 */
function eventOf(delivery: Delivery): string {
  const job = idIn(jobOf(delivery));
  const type = typeOf(delivery);
  if (type === undefined || job === undefined) return messageOf(delivery);
  const attempt = member(member(delivery.json, "data"), "attempt");
  return JSON.stringify([type, job, attempt, member(delivery.json, "timestamp")]);
}
