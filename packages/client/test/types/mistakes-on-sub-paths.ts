// Like `mistakes.ts`, for the sub-paths.
import type { Client } from "@document-export/client";
import { createTestDouble } from "@document-export/client/testing";
import { waitForJob, watchJob } from "@document-export/client/wait";
import { createWebhookFeed, verifyWebhook } from "@document-export/client/webhooks";

export async function makeMistakes(client: Client): Promise<void> {
  const request = { file: {}, options: { destination: 1 } };
  // @ts-expect-error an option of another name
  await waitForJob(client, request, { onStatus: () => {} });
  // @ts-expect-error an unknown member inside the options of the export
  await waitForJob(client, { file: {}, options: { destination: 1, webhook: [] } });
  // @ts-expect-error a feed has the method `follow`
  watchJob(client, request, { feed: {} });
  // @ts-expect-error the body must be bytes, because a body that is parsed and serialized again may differ
  await verifyWebhook({ headers: {}, body: {} }, []);
  // @ts-expect-error an option of another name
  await verifyWebhook({ headers: {}, body: new Uint8Array() }, [], { tolerance: 5 });
  // @ts-expect-error keys are required
  createWebhookFeed({});
  // @ts-expect-error an option of another name
  const double = createTestDouble({ states: [] });
  // @ts-expect-error a fault has either a status or a silence
  double.inject({ kind: "slow" });
  // @ts-expect-error an unknown operation
  double.inject({ status: 503, operationId: "listWebhook" });
}
