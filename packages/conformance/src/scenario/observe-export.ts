import { finalJobStatuses, isKnown } from "@document-export/types/constants";
import { isSuccess } from "../probe/read-response.js";
import { type JsonObject, member } from "../load/json.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange } from "../probe/exchange.js";
import { exportRequest, filePart, optionsPart } from "../probe/requests.js";
import { findRecord, pollUntil } from "./find-record.js";

/** Maximum number of seconds for `Prefer: wait` (decision `job-observation`). */
const MAX_WAIT_SECONDS = 60;

/** How the end of a job was observed (decision `job-observation`). */
export type Means = "response" | "repeat" | "record";

/** An export request and the outcome of its job. */
export interface ObservedExport {
  readonly title: string | undefined;
  readonly destination: number;
  /** The request and its first response. */
  readonly first: Exchange;
  /** The exchange that showed the end of the job; absent if none did before the deadline. */
  readonly end?: Exchange;
  readonly means?: Means;
  /** Whether the target sends `Idempotency-Key` back, so that a repeat is safe. */
  readonly isRepeatable: boolean;
}

/** The document to export, the key to use, and how long to observe the export. */
export interface ExportPlan {
  readonly title: string | undefined;
  readonly text: string;
  readonly destination: number;
  /** Members of `options` that every export to the target needs. */
  readonly baseOptions?: JsonObject | undefined;
  readonly key: string;
  readonly deadline: number;
}

/** Requests an export and observes it until it finishes or the deadline has passed. */
export async function observeExport(
  probe: Pick<Probe, "send">,
  plan: ExportPlan,
): Promise<ObservedExport> {
  const wait = Math.max(1, Math.min(MAX_WAIT_SECONDS, Math.floor(plan.deadline / 2_000)));
  const parts = [filePart(plan.text), optionsPart(plan.destination, plan.baseOptions)];
  const request = exportRequest(parts, { "idempotency-key": plan.key });
  const waiting = { ...request, headers: { ...request.headers, prefer: `wait=${wait}` } };
  const first = await probe.send(waiting);
  const isRepeatable = first.response.headers.has("idempotency-key");
  const known = { title: plan.title, destination: plan.destination, first, isRepeatable };
  if (!isSuccess(first.response.status)) return known;
  if (hasEnded(first)) return { ...known, end: first, means: "response" };
  const end = isRepeatable
    ? await pollUntil(plan.deadline, () => repeat(probe, request))
    : await pollUntil(plan.deadline, () => record(probe, plan.title));
  return end ? { ...known, end, means: isRepeatable ? "repeat" : "record" } : known;
}

/** Whether a response contains a job in a final state. */
export function hasEnded({ response }: Exchange): boolean {
  return isKnown(finalJobStatuses, String(member(response.json, "status")));
}

async function repeat(
  probe: Pick<Probe, "send">,
  request: ReturnType<typeof exportRequest>,
): Promise<Exchange | undefined> {
  const exchange = await probe.send(request);
  return hasEnded(exchange) ? exchange : undefined;
}

async function record(
  probe: Pick<Probe, "send">,
  title: string | undefined,
): Promise<Exchange | undefined> {
  if (title === undefined) return undefined;
  return (await findRecord(probe, (item) => member(item, "sourceDocumentTitle") === title))
    ?.exchange;
}
