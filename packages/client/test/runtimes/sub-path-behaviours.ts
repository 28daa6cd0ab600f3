import { createClient } from "@document-export/client";
import { checkResponse } from "@document-export/client/checks";
import { createTestDouble } from "@document-export/client/testing";
import { waitForJob } from "@document-export/client/wait";
import {
  createWebhookFeed,
  createWebhookKeys,
  signWebhook,
  verifyWebhook,
  WebhookError,
} from "@document-export/client/webhooks";
import type { Behaviour } from "./behaviours.js";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const body = JSON.stringify({ type: "job.done", timestamp: "2026-10-19T09:30:03Z", data: {} });

/** Behaviours of the sub-paths, with the test double instead of a server. */
export const subPathBehaviours: readonly Behaviour[] = [
  {
    title: "verifies webhooks by Ed25519 and by HMAC, and rejects them with another key",
    run: async () => {
      const { publicKey, privateKey } = await createWebhookKeys();
      const headers = await signWebhook({ id: "msg_1", body }, [secret, privateKey]);
      for (const key of [publicKey, secret]) {
        const request = new Request("http://hooks.test", { method: "POST", headers, body });
        const { type } = await verifyWebhook(request, [key]);
        if (type !== "job.done") throw new Error(`expected job.done, got ${type}`);
      }
      const other = await createWebhookKeys();
      const received = { headers, body: new TextEncoder().encode(body) };
      const failure = await verifyWebhook(received, [other.publicKey]).catch((error) => error);
      if (!(failure instanceof WebhookError)) throw new Error(`expected a refusal, got ${failure}`);
    },
  },
  ...[
    { by: "repeats of the request", honoursWait: false, supportsIdempotencyKeys: true },
    { by: "a delayed response", honoursWait: true, supportsIdempotencyKeys: false },
    { by: "verified webhooks alone", honoursWait: false, supportsIdempotencyKeys: false },
  ].map(({ by, ...options }): Behaviour => ({
    title: `waits for a job by ${by}`,
    run: async () => {
      const feed = createWebhookFeed({ keys: () => double.keys() });
      const double = createTestDouble({ ...options, onWebhook: feed.handle });
      const { fetch } = double;
      const client = createClient({
        baseUrl: "http://double.test",
        token: "t",
        fetch,
        check: checkResponse,
      });
      const request = { file: {}, options: { destination: 12, webhooks: ["http://hooks.test"] } };
      const isFed = by === "verified webhooks alone";
      const { status } = await waitForJob(client, request, {
        ...(isFed && { feed }),
        onState: ({ id, status: seen }) => void (isFed && seen !== "done" && double.advance(id)),
      });
      if (status !== "done") throw new Error(`expected done, got ${status}`);
    },
  })),
];
