import { CLOCK_SLACK_MS, timeOf } from "./target-clock.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type JsonObject, member } from "../../load/json.js";
import type { Delivery } from "../../receive/receiver.js";
import { finalState, type StoryJob, viewsOf } from "../../scenario/story/story-job.js";
import { jobOf, typeOf } from "../../scenario/story/story-webhook.js";

const PAYLOAD = { decision: "event-payload" } as const satisfies Basis;
const QUEUED_AT = { decision: "job-output" } as const satisfies Basis;
const FLAGS = { decision: "job-flags" } as const satisfies Basis;

/** Every basis for a deviation between an event and its job. */
export const EVENT_BASES: readonly Basis[] = [PAYLOAD, QUEUED_AT, FLAGS];

/**
 * Yields where an event contradicts the responses that show its job. `offset` is the difference to the target's clock
 * in milliseconds.
 */
export function* eventDeviations(
  delivery: Delivery,
  job: StoryJob,
  offset: number,
): Generator<readonly [Basis, message: string]> {
  const type = typeOf(delivery) ?? "";
  const shown: JsonObject = jobOf(delivery) ?? {};
  const state = type.replace("job.", "");
  if (finalState(state) && shown["status"] !== state)
    yield [PAYLOAD, `${type}: expected the job to be ${state}, got ${quote(shown["status"])}.`];
  if (type === "job.failed" && shown["hasErrors"] === false)
    yield [FLAGS, `${type}: expected \`hasErrors\` true, got false.`];
  const [first] = viewsOf(job);
  const queuedAt = member(first?.response.json, "queuedAt");
  if (timeOf(shown["queuedAt"]) !== timeOf(queuedAt))
    yield [
      QUEUED_AT,
      `${type}: expected \`queuedAt\` as in the response, ${quote(queuedAt)}, got ${quote(shown["queuedAt"])}.`,
    ];
  yield* warningDeviations(type, shown, member(delivery.json, "data"));
  yield* timeDeviations(delivery, job, offset);
}

function* warningDeviations(
  type: string,
  shown: JsonObject,
  data: unknown,
): Generator<readonly [Basis, message: string]> {
  const [warnings, counts] = [member(data, "warnings"), member(data, "warningCounts")];
  if (!Array.isArray(warnings) || !isJsonObject(counts)) return;
  const hasWarnings = warnings.length > 0 || Object.keys(counts).length > 0;
  if (shown["hasWarnings"] !== hasWarnings)
    yield [
      FLAGS,
      `${type} with ${warnings.length} \`warnings\`: expected \`hasWarnings\` ${hasWarnings}, got ${quote(shown["hasWarnings"])}.`,
    ];
  const codes = warnings.map((warning: unknown) => String(member(warning, "code")));
  if (warnings.length === 0 && hasWarnings)
    yield [PAYLOAD, `${type}: expected the first \`warnings\` of each code, got none.`];
  const missing = codes.find((code) => counts[code] === undefined);
  if (missing !== undefined)
    yield [PAYLOAD, `${type}: expected \`warningCounts\` to count \`${missing}\`, got no number.`];
  for (const [code, count] of Object.entries(counts)) {
    const listed = codes.filter((one) => one === code).length;
    if (typeof count === "number" && count < listed)
      yield [
        PAYLOAD,
        `${type}: expected \`warningCounts\` to count at least the ${listed} \`${code}\` in \`warnings\`, got ${count}.`,
      ];
  }
}

/** The event must have happened between the request and the webhook call, by the clock of the target. */
function* timeDeviations(
  delivery: Delivery,
  job: StoryJob,
  offset: number,
): Generator<readonly [Basis, message: string]> {
  const text = member(delivery.json, "timestamp");
  const time = timeOf(text) - offset;
  const isBetween =
    time >= job.first.sentAt - CLOCK_SLACK_MS && time <= delivery.receivedAt + CLOCK_SLACK_MS;
  if (isBetween || Number.isNaN(time)) return;
  const now = new Date(delivery.receivedAt + offset).toISOString();
  yield [
    PAYLOAD,
    `${typeOf(delivery)}: expected \`timestamp\` to be when the event happened, about ${now}, got ${quote(text)}.`,
  ];
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value) ?? "nothing"}\``;
}
