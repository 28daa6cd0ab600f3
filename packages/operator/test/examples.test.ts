import { expect, test } from "vitest";
import { createClient } from "../src/client.ts";
import { createServer, stub } from "../src/server.ts";
import { examples } from "../src/generated/server/examples.ts";
import type { Job } from "../src/types.ts";
import { type Called, calls } from "./calls.ts";

const expected: Record<string, { readonly status: number; readonly body?: unknown } | undefined> =
  examples;
const server = createServer({
  handlers: {
    ...stub(),
    createBackup: async () => ({ status: 200, body: new TextEncoder().encode("createBackup") }),
    getJobResult: async () => ({ status: 200, body: new TextEncoder().encode("getJobResult") }),
    getJobUpload: async () => ({ status: 200, body: new TextEncoder().encode("getJobUpload") }),
  },
  authenticate: async ({ token }) =>
    token === "admin" ? { principal: {}, scopes: ["read", "operate", "admin"] } : undefined,
});
const client = createClient({
  baseUrl: "http://operator.example",
  token: "admin",
  fetch: server.fetch,
});

test.each(Object.entries(calls))("the stub responds to %s with its example", async (id, call) => {
  const result = await call(client);
  if (result instanceof Blob) expect(await result.text()).toBe(id);
  else expect(result).toEqual(expected[id]?.body);
});

test("responds with 403 to an insufficient role", async () => {
  const reader = createServer({
    handlers: stub(),
    authenticate: async () => ({ principal: {}, scopes: ["read"] }),
  });
  const reading = createClient({
    baseUrl: "http://operator.example",
    token: "reader",
    fetch: reader.fetch,
  });
  await expect(reading.listJobs()).resolves.toBeDefined();
  await expect(reading.retryJob({ job: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11" })).rejects.toThrow(
    "The token lacks the scope `operate`.",
  );
});

test("calls every operation except the stream", () => {
  const ids = Object.keys(examples).filter((id) => id !== "streamEvents");
  expect((Object.keys(calls) as Called[]).sort()).toEqual(ids.sort());
});

test("reads a list over its cursors", async () => {
  const [job] = examples.listJobs.body.items;
  const asked: (string | undefined)[] = [];
  const paged = createServer({
    handlers: {
      ...stub(),
      listJobs: async ({ query: { cursor } }) => {
        asked.push(cursor);
        const nextCursor = cursor === undefined ? "second" : null;
        return { status: 200, body: { items: [job as Job], nextCursor, searchedUntil: null } };
      },
    },
    authenticate: async () => ({ principal: {}, scopes: ["read"] }),
  });
  const reading = createClient({
    baseUrl: "http://operator.example",
    token: "reader",
    fetch: paged.fetch,
  });
  const ids: string[] = [];
  for await (const { id } of reading.iterateJobs({ status: ["failed"] })) ids.push(id);
  expect(ids).toEqual([job?.id, job?.id]);
  expect(asked).toEqual([undefined, "second"]);
});
