// Compares the events of one job with each other and with the job: values that appear several times must be the same
// each time.
import type { Basis } from "../../findings/basis.js";
import { type JsonObject, member } from "../../load/json.js";
import type { Delivery } from "../../receive/receiver.js";
import type { StoryJob } from "../../scenario/story/story-job.js";
import { jobOf, messageOf, typeOf } from "../../scenario/story/story-webhook.js";
import { ONE_CLOCK_MS, timeOf } from "./target-clock.js";

const PAYLOAD = { decision: "event-payload" } as const satisfies Basis;

/** The order in which a job goes through its states. */
const ORDER = ["job.queued", "job.processing", "job.done", "document-export.created"];

type Deviation = readonly [Basis, message: string];

/**
 * Yields where the events of one job contradict each other or its first response. For repeated events, the first
 * attempt counts.
 */
export function* relationDeviations(
  deliveries: readonly Delivery[],
  job: StoryJob,
): Generator<Deviation> {
  const events = [...new Map(deliveries.toReversed().map((one) => [messageOf(one), one])).values()];
  const { json } = job.first.response;
  for (const event of events) yield* againstJob(event, json);
  yield* inOrder(events);
  yield* ofAttempts(events);
}

/** Each event must show the immutable properties of the job unchanged, and must not be older than the job. */
function* againstJob(event: Delivery, job: unknown): Generator<Deviation> {
  const shown: JsonObject = jobOf(event) ?? {};
  const [type, before] = [typeOf(event), member(job, "type")];
  if (typeof before === "string" && shown["type"] !== before)
    yield [
      PAYLOAD,
      `${type}: expected \`type\` of the job ${quote(before)}, got ${quote(shown["type"])}.`,
    ];
  const queuedAt = member(job, "queuedAt");
  const times = {
    timestamp: member(event.json, "timestamp"),
    exportedAt: member(member(member(event.json, "data"), "documentExport"), "exportedAt"),
  };
  for (const [name, time] of Object.entries(times))
    if (timeOf(time) + ONE_CLOCK_MS < timeOf(queuedAt))
      yield [
        PAYLOAD,
        `${type}: expected \`${name}\` not before \`queuedAt\` ${quote(queuedAt)}, got ${quote(time)}.`,
      ];
}

/** A job must not enter a state before the preceding one. */
function* inOrder(events: readonly Delivery[]): Generator<Deviation> {
  const times = ORDER.flatMap((type) => {
    // A job that is retried enters a state several times: the first time counts.
    const own = events.filter((event) => typeOf(event) === type);
    const entered = own.map((event) => timeOf(member(event.json, "timestamp")));
    const time = Math.min(...entered);
    return Number.isFinite(time) ? [{ type, time }] : [];
  });
  for (const [index, { type, time }] of times.entries()) {
    const before = times[index - 1];
    if (!before || time + ONE_CLOCK_MS >= before.time) continue;
    const [earlier, later] = [time, before.time].map((one) => new Date(one).toISOString());
    yield [
      PAYLOAD,
      `${type}: expected a \`timestamp\` not before that of \`${before.type}\`, ${later}, got ${earlier}.`,
    ];
  }
}

/** A job must finish in the attempt that was started last. */
function* ofAttempts(events: readonly Delivery[]): Generator<Deviation> {
  const attemptsAt = (type: string): readonly number[] =>
    events
      .filter((event) => typeOf(event) === type)
      .map((event) => member(member(event.json, "data"), "attempt"))
      .filter((attempt) => typeof attempt === "number");
  const begun = attemptsAt("job.processing");
  if (begun.length === 0) return;
  if (new Set(begun).size < begun.length)
    yield [
      PAYLOAD,
      `job.processing: expected an \`attempt\` of its own in each event of a job, got ${begun.join(", ")}.`,
    ];
  const last = Math.max(...begun);
  for (const ended of attemptsAt("job.done"))
    if (ended !== last)
      yield [
        PAYLOAD,
        `job.done: expected \`attempt\` ${last}, which was begun last, got ${ended}.`,
      ];
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value) ?? "nothing"}\``;
}
