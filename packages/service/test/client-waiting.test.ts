import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createClient } from "@document-export/client";
import { waitForJob, watchJob } from "@document-export/client/wait";
import { createWebhookFeed, type WebhookFeed } from "@document-export/client/webhooks";
import { expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "./support/hosted-document.js";
import { startDemo, type Demo } from "./support/start-demo.js";

const file = hostedDocument("Waited for");

const connect = ({ service, token }: Demo) => createClient({ baseUrl: service.url, token });

/** Starts a feed for a local endpoint, verified with the keys that the service publishes. */
async function startFeed({ service }: Demo): Promise<{ feed: WebhookFeed; endpoint: string }> {
  const response = await fetch(`${service.url}/.well-known/webhook-keys.json`);
  const { keys } = (await response.json()) as { keys: { whpk: string }[] };
  const feed = createWebhookFeed({ keys: keys.map(({ whpk }) => whpk) });
  const server = createServer(async (request, response) => {
    const headers = new Headers(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
    const body = new Uint8Array(await buffer(request));
    const { status } = await feed.handle(
      new Request("http://unused.test/", { method: "POST", headers, body }),
    );
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { feed, endpoint: `http://127.0.0.1:${port}/` };
}

test("client waits by held responses, polling, and verified webhooks only", async () => {
  const demo = await startDemo();
  const client = connect(demo);
  const { destination } = demo;

  const held = await waitForJob(client, { file, options: { destination } });
  expect(held.status).toBe("done");

  const states: string[] = [];
  const request = { file, options: { destination }, wait: 0, idempotencyKey: "repeated" };
  for await (const { status } of watchJob(client, request)) states.push(status);
  expect(states.at(-1)).toBe("done");

  const { feed, endpoint } = await startFeed(demo);
  // A stream cannot be sent twice, so only the feed can report the end of the job.
  const ended = await waitForJob(
    client,
    { file: new Blob([file]).stream(), options: { destination, webhooks: [endpoint] }, wait: 0 },
    { feed },
  );
  expect(ended.status).toBe("done");
  expect(ended.id).not.toBe(held.id);
});
