import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { addWorkspace, startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Starts a service with two workspaces. */
async function twoWorkspaces() {
  const mine = await startDemo();
  const theirs = await addWorkspace(mine.service, await temporaryFolder());
  return { mine, theirs };
}

test("creates two separate jobs for the same key in two workspaces", async () => {
  const { mine, theirs } = await twoWorkspaces();
  const headers = { "idempotency-key": "same", prefer: "wait=60" };
  const first = await mine.caller.export(
    hostedDocument("Mine"),
    { destination: mine.destination },
    headers,
  );
  const second = await theirs.caller.export(
    hostedDocument("Theirs"),
    { destination: theirs.destination },
    headers,
  );
  expect(second.id).not.toBe(first.id);
  expect(JSON.stringify(second)).not.toContain("Mine");
  const list = await (await theirs.caller.get("/v2/document-exports")).text();
  expect(list).not.toContain("Mine");
});

test("refuses a connection of another workspace like a missing one, everywhere", async () => {
  const { mine, theirs } = await twoWorkspaces();
  const responses = async (destination: number, connection: number) => {
    const options = JSON.stringify({ destination });
    const upload = await theirs.caller.upload({ file: hostedDocument("A"), options });
    const webhook = { endpoint: "https://example.net/", events: ["job.done"] };
    const connections = [connection];
    const hook = await theirs.caller.post("/v2/webhooks", { ...webhook, connections });
    const texts = [await upload.text(), await hook.text()];
    const same = texts.map((text) => {
      const { type, title, detail, errors } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify([type, title, detail, errors]).replaceAll(/\b\d{1,9}\b/g, "n");
    });
    return { statuses: [upload.status, hook.status], same };
  };
  const foreign = await responses(mine.destination, mine.source);
  expect(foreign).toEqual(await responses(999_999, 999_999));
  expect(foreign.statuses).toEqual([422, 422]);
});

test("sends events of a job only to its workspace and its URLs", async () => {
  const { mine, theirs } = await twoWorkspaces();
  const [own, foreign, registered] = [
    await startReceiver(),
    await startReceiver(),
    await startReceiver(),
  ];
  const events = ["job.queued", "job.done", "document-export.created"];
  const hook = (endpoint: string, connection: number) => ({
    endpoint,
    events,
    connections: [connection],
  });
  await mine.caller.post("/v2/webhooks", hook(registered.url, mine.destination));
  await theirs.caller.post("/v2/webhooks", hook(foreign.url, theirs.destination));
  await mine.caller.export(hostedDocument("Mine"), {
    destination: mine.destination,
    webhooks: [own.url],
  });
  await pWaitFor(() => own.calls.length === 4 && registered.calls.length === 3, {});
  // Its events arrive after any that the first job could have sent.
  await theirs.caller.export(hostedDocument("Theirs"), { destination: theirs.destination });
  await pWaitFor(() => foreign.calls.length >= 3);
  expect(foreign.calls.some(({ body }) => body.includes("Mine"))).toBe(false);
  expect(own.calls.some(({ body }) => body.includes("Theirs"))).toBe(false);
});

test("refuses a malformed or unknown token", async () => {
  const { mine } = await twoWorkspaces();
  const tokens = ["", "x", mine.token.slice(0, -1), `${mine.token}x`, mine.token.toUpperCase()];
  const paths = ["/v2/document-exports", "/v2/collections", "/v2/webhooks"];
  for (const token of tokens)
    for (const path of paths) {
      const response = await fetch(mine.service.url + path, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain(mine.token);
    }
});
