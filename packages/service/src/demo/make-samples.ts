import { exportOverHttp, registerOverHttp, type DemoCalls } from "./call-demo.js";
import type { DemoReceiver } from "./demo-receiver.js";

/** Input for making the samples. */
export interface SampleFacts {
  readonly calls: DemoCalls;
  readonly destination: number;
  readonly source: number;
  readonly receiver: DemoReceiver;
  /** The demo document, as JSON. */
  readonly document: string;
}

/** Both sample exports use this path: the second one fails, because the first has written the file. */
const REFERENCE = "reports/quarterly-report.md";

/**
 * Runs real exports to fill the console: a job that succeeded, one that failed, a webhook whose deliveries succeed and
 * one whose deliveries fail.
 */
export async function makeSamples(facts: SampleFacts): Promise<void> {
  const { calls, destination, source, receiver, document } = facts;
  const webhook = { events: ["job.done", "job.failed"], connections: [source, destination] };
  await registerOverHttp(calls, {
    ...webhook,
    endpoint: receiver.workingUrl,
    description: "Demo: a receiver that works",
  });
  await registerOverHttp(calls, {
    ...webhook,
    endpoint: receiver.failingUrl,
    description: "Demo: a receiver that always responds with 500",
  });
  const sample = { document, destination, format: "markdown", reference: REFERENCE };
  await exportOverHttp(calls, sample);
  await exportOverHttp(calls, sample);
}
