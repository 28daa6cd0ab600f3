import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { listChanges } from "../../src/audit/audit-log.js";
import { eraseDocuments } from "../../src/erasure/erase-documents.js";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { hostedDocument } from "../support/hosted-document.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { startReceiver } from "../support/servers/receiver.js";
import { type Demo, startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Returns a document with a unique id. */
function documentOf(id: string): string {
  return hostedDocument(`About ${id}`).replace("doc-1", id);
}

async function erase({ service, workspace }: Demo, document: string | undefined) {
  const data = await temporaryFolder();
  const secretBox = await openSecretBox({ data, isInUse: async () => false });
  const context = { db: service.storage.db, outbound: localOutbound, secretBox };
  return eraseDocuments(context, { workspace, document });
}

async function records({ caller }: Demo) {
  const page = (await (await caller.get("/v2/document-exports")).json()) as {
    readonly items: readonly Record<string, unknown>[];
    readonly pagination: { readonly totalRecordCount: number };
  };
  return { total: page.pagination.totalRecordCount, items: page.items };
}

/** Returns everything that is stored, as text. */
async function stored({ service: { storage } }: Demo): Promise<string> {
  const tables = [
    "document_exports",
    "document_results",
    "jobs",
    "target_claims",
    "webhook_messages",
    "webhook_attempts",
    "idempotency_keys",
    "audit_log",
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => storage.db.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}

const blank = {
  sourceDocumentTitle: "",
  sourceDocumentReference: "",
  sourceDocumentVersion: "",
  sourceDocumentKind: "google-docs",
  destinationReference: "",
};

/** Exports `secret` twice and `other` once, with events delivered to a receiver. */
async function exportBoth(demo: Demo): Promise<void> {
  const receiver = await startReceiver();
  const { caller, destination } = demo;
  await caller.post("/v2/webhooks", {
    endpoint: receiver.url,
    events: ["job.done"],
    connections: [destination],
  });
  for (const id of ["secret", "other", "secret"])
    await caller.export(documentOf(id), { destination }, { prefer: "wait=60" });
  await until(() => receiver.calls.length === 3);
}

test("erases a document from records, jobs, messages and destination, and no other", async () => {
  const demo = await startDemo();
  await exportBoth(demo);
  const before = await records(demo);
  const report = await erase(demo, "secret");
  expect(report).toMatchObject({ records: 2, results: 2, jobs: 2, messages: 2, kept: [] });
  const after = await records(demo);
  expect(after.total).toBe(3);
  expect(after.items[0]).toMatchObject(blank);
  expect(after.items[1]).toEqual(before.items[1]);
  expect(after.items[2]).toEqual({ ...before.items[2], ...blank });
  const text = await stored(demo);
  expect(text).toContain("other");
  expect(text).not.toContain("secret");
  expect(await readdir(demo.folder)).toEqual([expect.stringContaining("about-other")]);
  // Nothing is left to erase, and record numbers continue.
  expect(await erase(demo, "secret")).toMatchObject({ records: 0, results: 0, jobs: 0 });
  await demo.caller.export(documentOf("secret"), { destination: demo.destination });
  expect((await records(demo)).total).toBe(4);
});

test("erases all documents of a workspace and writes an audit log entry", async () => {
  const demo = await startDemo();
  await exportBoth(demo);
  expect(await erase(demo, undefined)).toMatchObject({ records: 3, results: 3, jobs: 3 });
  expect(await stored(demo)).not.toMatch(/secret|other/);
  expect(await readdir(demo.folder)).toEqual([]);
  expect(await listChanges(demo.service.storage.db, { limit: 9 })).toMatchObject([
    {
      action: "documents.erase",
      subject: `all documents of workspace ${demo.workspace}`,
      details: { records: 3, jobs: 3 },
    },
  ]);
});

test("refuses to erase while an export is running", async () => {
  const demo = await startDemo({ workers: { exports: 0 } });
  const { destination } = demo;
  const { id } = await demo.caller.export(documentOf("secret"), { destination }, {});
  await expect(erase(demo, "secret")).rejects.toThrow(
    `such as the job \`${id}\`. Nothing was erased.`,
  );
  expect(await listChanges(demo.service.storage.db, { limit: 9 })).toEqual([]);
  expect(await erase(demo, "other")).toMatchObject({ records: 0 });
});

test("keeps a record whose result is unreachable, and erases it next time", async () => {
  const demo = await startDemo();
  const { destination } = demo;
  const { db } = demo.service.storage;
  await demo.caller.export(documentOf("secret"), { destination });
  const set = (kind: string, settings: object) =>
    db
      .updateTable("connections")
      .set({ kind, settings: JSON.stringify(settings) })
      .where("id", "=", destination)
      .execute();
  await set("webdav", { url: "http://127.0.0.1:9/" });
  const failed = await erase(demo, "secret");
  expect(failed).toMatchObject({ records: 0, results: 0, kept: [{ retry: true }] });
  expect((await records(demo)).items[0]).toMatchObject({ sourceDocumentReference: "secret" });
  await set("directory", { folder: demo.folder });
  expect(await erase(demo, "secret")).toMatchObject({ records: 1, results: 1, kept: [] });
});

test("keeps and names a file that was changed after its export", async () => {
  const demo = await startDemo();
  const { destination } = demo;
  await demo.caller.export(documentOf("secret"), {
    destination,
    destinationReference: "report.md",
  });
  const tomorrow = Date.now() / 1000 + 24 * 60 * 60;
  await utimes(join(demo.folder, "report.md"), tomorrow, tomorrow);
  const { kept, records: blanked } = await erase(demo, "secret");
  expect(kept).toEqual([
    {
      destination: "Demo folder",
      reference: "report.md",
      reason: "`report.md` was changed after it was exported",
      retry: false,
    },
  ]);
  expect(blanked).toBe(1);
});
