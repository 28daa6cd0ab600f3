import { sql } from "kysely";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { bounds } from "../../src/bounds/bounds.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";

const paragraph = (content: string) => ({ paragraph: { elements: [{ textRun: { content } }] } });
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Rows of a metadata table, one with a long value. */
const metadata = range(150).map((row) => ({
  tableCells: [
    { content: [paragraph(`Property ${row}\n`)] },
    { content: [paragraph(`${"v".repeat(row === 0 ? 10_000 : 1)}\n`)] },
  ],
}));
const UNKNOWN = 5000;
const hostile = JSON.stringify({
  title: "t".repeat(100_000),
  documentId: "d",
  revisionId: "r",
  body: {
    content: [
      { table: { rows: metadata.length, columns: 2, tableRows: metadata } },
      paragraph("Text.\n"),
      ...range(UNKNOWN).map(() => ({ unheardOf: {} })),
    ],
  },
});

test("limits events, rows and records for a document with long values", async () => {
  const { caller, destination, service } = await sharedDemo();
  const receiver = await startReceiver();
  const options = { destination, autoMapDocumentProperties: true, webhooks: [receiver.url] };
  const job = await caller.export(hostile, options);
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  await until(() => receiver.calls.length === 4);
  const done = receiver.calls.find(({ type }) => type === "job.done");
  const { warnings, warningCounts } = JSON.parse(done?.body ?? "").data;
  const codes = warnings.map(({ code }: { code: string }) => code);
  expect(codes.filter((code: string) => code === "unknown-element")).toHaveLength(
    bounds.warningsOfCode.max,
  );
  expect(warningCounts).toMatchObject({
    "unknown-element": UNKNOWN,
    "title-shortened": 1,
    "property-shortened": 1,
    "property-left-out": 53,
  });
  expect(job.summary).toContain("warnings (");
  for (const { body } of receiver.calls)
    expect(Buffer.byteLength(body)).toBeLessThan(bounds.event.max);
  const { rows } = await sql<{ size: number; fields: object }>`
    select octet_length(row_to_json(jobs)::text) as size, options -> 'fields' as fields
    from jobs where id = ${job.id}::uuid`.execute(service.storage.db);
  expect(rows[0]?.size).toBeLessThan(bounds.jobRow.max);
  expect(Object.keys(rows[0]?.fields ?? {})).toHaveLength(bounds.fields.max);
  const list = JSON.parse(await (await caller.get("/v2/document-exports")).text());
  expect(list.items[0].sourceDocumentTitle).toHaveLength(bounds.title.max);
});

const report = hostedDocument("Report");
const refused = [
  {
    what: "a long `documentId`",
    file: JSON.stringify({ ...JSON.parse(report), documentId: "d".repeat(501) }),
    type: "not-a-hosted-document",
    pointer: "/file/documentId",
  },
  {
    what: "many URLs for one job",
    more: { webhooks: range(21).map((n) => `https://example.org/${n}`) },
    pointer: "/options/webhooks",
  },
  {
    what: "many field mappings",
    more: { fieldMappings: Object.fromEntries(range(101).map((n) => [n, "title"])) },
    pointer: "/options/fieldMappings",
  },
  {
    what: "a long field name",
    more: { fieldMappings: { ["f".repeat(201)]: "title" } },
    pointer: "/options/fieldMappings",
  },
];

test("refuses values too long to store, with their pointers", async () => {
  const { caller, destination, service } = await startDemo();
  for (const { what, file = report, more = {}, type = "refused", pointer } of refused) {
    const response = await caller.upload({
      file,
      options: JSON.stringify({ destination, ...more }),
    });
    const problem = JSON.parse(await response.text());
    expect(problem, what).toMatchObject({ status: 422, errors: [{ pointer }] });
    expect(problem.type, what).toMatch(new RegExp(`:${type}$`));
  }
  expect(await service.storage.db.selectFrom("jobs").select("id").execute()).toEqual([]);
});
