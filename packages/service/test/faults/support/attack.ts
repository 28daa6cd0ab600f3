import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "@document-export/types";
import type { Caller } from "../../support/caller.js";
import { hostedDocument } from "../../support/hosted-document.js";

/** A document that a tenant sends. */
export interface SentDocument {
  readonly name: string;
  readonly format: "html" | "markdown" | "docx" | "text";
  readonly bytes: () => Uint8Array;
}

/** Outcome of a sent document. */
export interface Outcome {
  readonly name: string;
  readonly format: string;
  /** `refused`: the upload was rejected with 422. */
  readonly end: "done" | "failed" | "refused";
  /** Summary of the job, or the detail of the problem. */
  readonly summary: string;
  readonly milliseconds: number;
}

/** Sender of documents, and their destination. */
export interface Tenant {
  readonly caller: Caller;
  readonly destination: number;
}

const MAX_FAILURES = 5;

/** Sends documents, several at a time, and waits until each has ended. Throws on a response that is not allowed. */
export async function sendDocuments(
  tenant: Tenant,
  documents: readonly SentDocument[],
  atOnce: number,
  onEnd: (outcome: Outcome) => void = () => undefined,
): Promise<readonly Outcome[]> {
  const waiting = [...documents];
  const outcomes: Outcome[] = [];
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await sendDocument(tenant, next);
      outcomes.push(outcome);
      onEnd(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return outcomes;
}

async function sendDocument(
  { caller, destination }: Tenant,
  { name, format, bytes }: SentDocument,
): Promise<Outcome> {
  const started = performance.now();
  const key = randomUUID();
  const file = new Uint8Array(bytes());
  const options = JSON.stringify({ destination, conversion: { destination: format } });
  let failures = 0;
  for (;;) {
    // A retry with the same key returns the job in its current state.
    const headers = { "idempotency-key": key, prefer: "wait=60" };
    // Retries if the connection was closed during an upload, for example because it was too slow.
    const response = await caller.upload({ file, options }, headers).catch((error: unknown) => {
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
      return undefined;
    });
    const milliseconds = Math.round(performance.now() - started);
    const ended = { name, format, milliseconds };
    if (response?.status === 422)
      return {
        ...ended,
        end: "refused",
        summary: ((await response.json()) as { detail: string }).detail,
      };
    if (!response || response.status === 503 || response.status === 408) await pause(1000);
    else if (response.status !== 202)
      throw new Error(`${name} as ${format}: ${response.status} ${await response.text()}`);
    else {
      const { status, summary } = (await response.json()) as Job;
      const end = (["done", "failed"] as const).find((one) => one === status);
      if (end) return { ...ended, end, summary };
    }
  }
}

/** Exports small documents one by one until `isOver`; returns the time to acceptance and the total time of each. */
export async function sendSmallDocuments(
  { caller, destination }: Tenant,
  isOver: () => boolean,
): Promise<readonly { readonly accepted: number; readonly finished: number }[]> {
  const times: { accepted: number; finished: number }[] = [];
  while (!isOver()) {
    const started = performance.now();
    const key = randomUUID();
    const file = hostedDocument(`Small ${times.length}`, ["A small document."]);
    const first = await caller.export(file, { destination }, { "idempotency-key": key });
    const accepted = performance.now() - started;
    let { status, summary } = first;
    while (status === "queued" || status === "processing")
      ({ status, summary } = await caller.export(
        file,
        { destination },
        { "idempotency-key": key, prefer: "wait=60" },
      ));
    if (status !== "done") throw new Error(`A small export ${status}: ${summary}`);
    times.push({ accepted, finished: performance.now() - started });
  }
  return times;
}
