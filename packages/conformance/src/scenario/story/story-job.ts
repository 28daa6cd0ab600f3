import { idIn } from "../../load/id-in.js";
import { finalJobStatuses } from "@document-export/types/constants";
import { type JsonObject, member } from "../../load/json.js";
import type { Probe } from "../../probe/create-probe.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { exportRequest, filePart } from "../../probe/requests.js";
import { pollUntil } from "../find-record.js";
import { hasEnded } from "../observe-export.js";

/** An export of the story, named after the outcome of its job or its owner. */
export type StoryJobName = "good" | "failed" | "warned" | "elsewhere" | "foreign";

/** The request data for an export of the story. */
export interface StoryJobPlan {
  readonly name: StoryJobName;
  readonly title: string | undefined;
  readonly text: string;
  /** The `options` part. */
  readonly options: JsonObject & { readonly destination: number };
  readonly key: string;
  /** Connections that its events are about, as far as they are known. */
  readonly connections: readonly number[];
  /** Whether its token may belong to another source connection than `$TOKEN` (decision `tokens`). */
  readonly hasOtherSource: boolean;
  /** @default `Bearer $TOKEN` */
  readonly authorization?: string;
}

/** An export of the story, and the responses and events about its job. */
export interface StoryJob extends StoryJobPlan {
  readonly id: string | undefined;
  /** The request without preferences, which repeats send again. */
  readonly request: ProbeRequest;
  readonly first: Exchange;
  /** Repeats with the same key, in the order in which they were sent. */
  readonly repeats: Exchange[];
  /** The final state reported by an event, if no response shows it. */
  outcome?: JobOutcome;
}

/** A final job state. */
export type JobOutcome = (typeof finalJobStatuses)[number];

/** Requests an export of the story. */
export async function startStoryJob(
  probe: Pick<Probe, "send">,
  plan: StoryJobPlan,
): Promise<StoryJob> {
  const options = JSON.stringify(plan.options);
  const parts = [
    filePart(plan.text),
    { name: "options", content: options, type: "application/json" },
  ];
  const request = {
    ...exportRequest(parts, { "idempotency-key": plan.key }),
    ...(plan.authorization !== undefined && { authorization: plan.authorization }),
  };
  const first = await probe.send(request);
  const id = idIn(first.response.json);
  return { ...plan, id: typeof id === "string" ? id : undefined, request, first, repeats: [] };
}

/** Whether the target accepted the export and a repeat is safe (decision `job-observation`). */
export function isRepeatable({ first: { response } }: StoryJob): boolean {
  return isSuccess(response.status) && response.headers.has("idempotency-key");
}

/** Repeats the request once if that is safe. */
export async function repeatStoryJob(probe: Pick<Probe, "send">, job: StoryJob): Promise<void> {
  if (isRepeatable(job)) job.repeats.push(await probe.send(job.request));
}

/** Repeats the request until the job has finished or `deadline` milliseconds have passed. */
export async function awaitStoryJob(
  probe: Pick<Probe, "send">,
  job: StoryJob,
  deadline: number,
): Promise<void> {
  if (!isRepeatable(job) || outcomeOf(job) !== undefined) return;
  await pollUntil(deadline, async () => {
    await repeatStoryJob(probe, job);
    return job.repeats.findLast(hasEnded);
  });
}

/** Returns the responses that show the job, in the order of their requests. */
export function viewsOf({ first, repeats }: StoryJob): readonly Exchange[] {
  return [first, ...repeats].filter(({ response }) => isSuccess(response.status));
}

/** Returns the first final state that was seen for the job. */
export function outcomeOf(job: StoryJob): JobOutcome | undefined {
  const end = viewsOf(job).find(hasEnded);
  return end ? finalState(member(end.response.json, "status")) : job.outcome;
}

/** Returns a status as a final state; undefined if it is not final. */
export function finalState(status: unknown): JobOutcome | undefined {
  return finalJobStatuses.find((final) => final === status);
}
