import { createClient } from "@document-export/client";
import { createTestDouble } from "@document-export/client/testing";
import { eventTypes, isKnown } from "@document-export/types/constants";
import { UsageError } from "../errors/errors.js";

const JOB_STATES = {
  done: ["queued", "processing", "done"],
  failed: ["queued", "processing", "failed"],
};

/**
 * An example of an event as its body: what the client's double of the contract sends about an export of its own.
 * Throws a UsageError for an event that the contract does not have.
 */
export async function exampleEvent(type: string): Promise<string> {
  if (!isKnown(eventTypes, type))
    throw new UsageError(
      `Unknown event \`${type.slice(0, 60)}\`: expected one of ${eventTypes.join(", ")}.`,
    );
  const bodies: string[] = [];
  const double = createTestDouble({
    jobStates: type === "job.failed" ? JOB_STATES.failed : JOB_STATES.done,
    onWebhook: async (request) => void bodies.push(await request.text()),
  });
  const client = createClient({
    baseUrl: "http://double.invalid",
    token: "example",
    fetch: double.fetch,
  });
  await client.exportHostedDocument({
    file: { documentId: "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe", title: "Quarterly report" },
    options: {
      destination: 12,
      destinationReference: "reports/2026-q3.md",
      webhooks: ["http://receiver.invalid"],
    },
    wait: 1,
  });
  const body = bodies.find(
    (text) => (JSON.parse(text) as { readonly type?: unknown }).type === type,
  );
  if (body === undefined) throw new Error(`The double sent no \`${type}\`.`);
  return body;
}
