import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { addWorkspace } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { verifySignature } from "../support/verify-signature.js";

const allEvents = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
];

test("an export produces a file, a record and signed messages", async () => {
  const { caller, destination, source, folder, service } = await sharedDemo();
  const receiver = await startReceiver();
  const own = await startReceiver();
  const webhook = { endpoint: receiver.url, events: allEvents, connections: [source] };
  expect((await caller.post("/v2/webhooks", webhook)).status).toBe(201);

  const job = await caller.export(hostedDocument("Report", ["One & two."]), {
    destination,
    destinationReference: "reports/q3",
    webhooks: [own.url],
  });

  expect(job).toMatchObject({
    status: "done",
    type: "hosted-doc-export",
    summary: "Exported to Demo folder as `reports/q3.md`.",
    hasErrors: false,
    hasWarnings: false,
    outputDocuments: [{ title: "reports/q3.md", links: [] }],
  });
  expect(await readFile(join(folder, "reports/q3.md"), "utf8")).toContain("One & two.");
  const list = await (await caller.get("/v2/document-exports")).json();
  expect(list).toEqual({
    items: [
      {
        sourceConnection: { id: source, name: "Demo documents" },
        sourceDocumentTitle: "Report",
        sourceDocumentReference: "doc-1",
        sourceDocumentVersion: "rev-1",
        sourceDocumentKind: "google-docs",
        destinationConnection: { id: destination, name: "Demo folder" },
        destinationReference: "reports/q3.md",
        exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
    pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 1 },
  });
  const expected = ["document-export.created", "job.done", "job.processing", "job.queued"];
  for (const { calls } of [receiver, own]) {
    await until(() => calls.length >= 4);
    expect(calls.map(({ type }) => type).sort()).toEqual(expected);
    for (const call of calls) expect(await verifySignature(service.url, call)).toBe(true);
  }
});

test("creates one job for parallel requests with one key", async () => {
  const { caller, destination, folder } = await sharedDemo();
  const request = () =>
    caller.export(
      hostedDocument("Once"),
      { destination },
      { "idempotency-key": "k1", prefer: "wait=60" },
    );
  const jobs = await Promise.all(Array.from({ length: 8 }, request));
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
  expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => "done"));
  expect(await readdir(folder)).toHaveLength(1);
  const other = await caller.upload(
    { file: hostedDocument("Other"), options: JSON.stringify({ destination }) },
    { "idempotency-key": "k1" },
  );
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ title: "Idempotency key reused" });
});

test("hides records and webhooks of one workspace from another", async () => {
  const one = await sharedDemo();
  const two = await addWorkspace(one.service, await temporaryFolder());
  const webhook = { endpoint: "https://hooks.example.net/", events: ["job.done"] };
  await one.caller.post("/v2/webhooks", { ...webhook, connections: [one.source] });
  await one.caller.export(hostedDocument("Mine"), { destination: one.destination });

  for (const path of ["/v2/document-exports", "/v2/webhooks"]) {
    expect(await (await two.caller.get(path)).json()).toMatchObject({ items: [] });
    expect(await (await one.caller.get(path)).json()).toMatchObject({ items: [{}] });
  }
  expect(await (await two.caller.get("/v2/collections")).json()).toMatchObject({
    items: [{ destinationConnection: { id: two.destination } }],
  });
  const options = JSON.stringify({ destination: one.destination });
  const foreign = await two.caller.upload({ file: hostedDocument("Yours"), options });
  expect(foreign.status).toBe(422);
  const bound = await two.caller.post("/v2/webhooks", { ...webhook, connections: [one.source] });
  expect(await bound.json()).toMatchObject({ title: "Unknown connection" });
});

test("pages show each record once, oldest first", async () => {
  const { caller, destination } = await sharedDemo();
  for (const title of ["A", "B", "C"]) await caller.export(hostedDocument(title), { destination });
  const titles = async (query: string) => {
    const response = await caller.get(`/v2/document-exports?${query}`);
    const { items, pagination } = (await response.json()) as {
      items: { sourceDocumentTitle: string }[];
      pagination: object;
    };
    return { titles: items.map((item) => item.sourceDocumentTitle), pagination };
  };
  const pagination = { pageCount: 2, pageSize: 2, totalRecordCount: 3 };
  expect(await titles("pageSize=2")).toEqual({
    titles: ["A", "B"],
    pagination: { ...pagination, pageNo: 1 },
  });
  expect(await titles("pageSize=2&pageNo=2")).toEqual({
    titles: ["C"],
    pagination: { ...pagination, pageNo: 2 },
  });
  expect((await titles("pageSize=2&pageNo=2147483647")).titles).toEqual([]);
});
