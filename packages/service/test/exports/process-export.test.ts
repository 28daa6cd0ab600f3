import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";

test("refuses a second export to the same reference and keeps the first", async () => {
  const { caller, destination, folder } = await sharedDemo();
  const receiver = await startReceiver();
  const options = { destination, destinationReference: "a.md", webhooks: [receiver.url] };
  await caller.export(hostedDocument("First", ["First."]), { ...options, webhooks: [] });
  const job = await caller.export(hostedDocument("Second", ["Second."]), options);
  expect(job).toMatchObject({
    status: "failed",
    hasErrors: true,
    summary: "Demo folder refused the document: `a.md` belongs to another export.",
    outputDocuments: [],
  });
  await until(() => receiver.calls.some(({ type }) => type === "job.failed"));
  expect(await readdir(folder)).toEqual(["a.md"]);
  expect(await readFile(join(folder, "a.md"), "utf8")).toContain("First.");
  const list = await (await caller.get("/v2/document-exports")).json();
  expect(list).toMatchObject({ pagination: { totalRecordCount: 1 } });
});

test("retries an export while its destination is unavailable, with a warning", async () => {
  const { caller, destination, folder } = await sharedDemo();
  const receiver = await startReceiver();
  await writeFile(folder, "a file where the folder belongs");
  const options = { destination, webhooks: [receiver.url] };
  const headers = { "idempotency-key": "k" };
  await caller.export(hostedDocument("Report"), options, headers);
  const requeued = ({ type, body }: { type: string; body: string }) =>
    type === "job.queued" && JSON.parse(body).data.attempt === 2;
  await until(() => receiver.calls.some(requeued));
  await rm(folder);
  const job = await caller.export(hostedDocument("Report"), options, {
    ...headers,
    prefer: "wait=60",
  });
  expect(job).toMatchObject({ status: "done", hasErrors: false, hasWarnings: true });
  expect(job.summary).toContain("attempt-recovered");
  expect(JSON.stringify(receiver.calls)).not.toContain(folder);
  expect(await readdir(folder)).toHaveLength(1);
});

test("exports a file of the right kind for each format", async () => {
  const { caller, destination, folder } = await sharedDemo();
  const kinds = [
    ["html", "html", /^<!doctype html>/],
    ["markdown", "md", /^First\.$/m],
    ["docx", "docx", /^PK/],
    ["text", "txt", /^First\.$/m],
  ] as const;
  for (const [format, extension, content] of kinds) {
    const options = { destination, conversion: { destination: format } };
    const job = await caller.export(hostedDocument("Report", ["First."]), options);
    expect(job).toMatchObject({ status: "done", hasErrors: false });
    const file = (await readdir(folder)).find((name) => name.endsWith(`.${extension}`)) ?? "";
    expect(await readFile(join(folder, file), "latin1")).toMatch(content);
  }
});

test("writes the mapped fields in the order of the mapping", async () => {
  const { caller, destination, folder } = await sharedDemo();
  await caller.export(hostedDocument("Report"), {
    destination,
    destinationReference: "a.md",
    fieldMappings: { version: "revisionId", name: "title", ghost: "nothing" },
  });
  const [, front] = (await readFile(join(folder, "a.md"), "utf8")).split("---\n");
  expect(front).toBe("version: rev-1\nname: Report\n");
});

test("exports a document with characters that no database can store", async () => {
  const { caller, destination } = await sharedDemo();
  const options = { destination, fieldMappings: { "field\0": "name\uD800" } };
  const job = await caller.export(hostedDocument("a\0b\uD800c"), options);
  expect(job).toMatchObject({
    status: "done",
    outputDocuments: [{ title: expect.stringMatching(/^abc-/) }],
  });
  expect(job.summary).toContain("1 warning (property-missing)");
});

test("replaces a name that some file systems refuse, with a warning", async () => {
  const { caller, destination, folder } = await sharedDemo();
  const destinationReference = "reports/CON.md::$DATA\u202E\uD800.md";
  const job = await caller.export(hostedDocument("Report"), { destination, destinationReference });
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  expect(job.summary).toContain("1 warning (target-renamed)");
  expect(await readdir(join(folder, "reports"))).toEqual(["_CON.md__$DATA__.md"]);
});

test("numbers lists as Markdown does if the connection says so", async () => {
  const { caller, destination, folder, service } = await sharedDemo();
  const levels = [{ glyphType: "ALPHA", glyphFormat: "(%0)" }];
  const document = {
    ...JSON.parse(hostedDocument("Clauses", ["first"])),
    lists: { l: { listProperties: { nestingLevels: levels } } },
  };
  document.body.content[0].paragraph.bullet = { listId: "l" };
  const exportAs = async (destinationReference: string) => {
    await caller.export(JSON.stringify(document), { destination, destinationReference });
    return readFile(join(folder, destinationReference), "utf8");
  };
  expect(await exportAs("a.md")).toContain("(a) first");
  await service.storage.db
    .updateTable("connections")
    .set({ settings: JSON.stringify({ folder, labels: "markdown" }) })
    .where("id", "=", destination)
    .execute();
  expect(await exportAs("b.md")).toContain("1. first");
});

test("applies the dialect and heading shift of the connection", async () => {
  const { caller, destination, folder, service } = await sharedDemo();
  const levels = [{ glyphType: "GLYPH_TYPE_UNSPECIFIED", glyphFormat: "%0" }];
  const document = {
    ...JSON.parse(hostedDocument("Tasks", ["first"])),
    lists: { l: { listProperties: { nestingLevels: levels } } },
  };
  document.body.content[0].paragraph.bullet = { listId: "l" };
  const settings = { folder, dialect: "commonmark", headingShift: 1 };
  await service.storage.db
    .updateTable("connections")
    .set({ settings: JSON.stringify(settings) })
    .where("id", "=", destination)
    .execute();
  const options = { destination, destinationReference: "a.md" };
  await caller.export(JSON.stringify(document), options);
  expect(await readFile(join(folder, "a.md"), "utf8")).toContain("- \\[ ] first");
});

test("the event of a repeated warning says how often it occurred", async () => {
  const { caller, destination } = await sharedDemo();
  const receiver = await startReceiver();
  const file = hostedDocument("Report", ["One.", "Two."]).replaceAll(
    '"namedStyleType"',
    '"alignment":"CENTER","namedStyleType"',
  );
  await caller.export(file, { destination, webhooks: [receiver.url] });
  const isDone = ({ type }: { type: string }) => type === "job.done";
  await until(() => receiver.calls.some(isDone));
  const { data } = JSON.parse(receiver.calls.find(isDone)?.body ?? "");
  expect(data.warnings).toEqual([
    expect.objectContaining({
      code: "styling-simplified",
      detail: "Styling is simplified: the output is without alignment.",
      count: 2,
    }),
  ]);
  expect(data.warnings[0]).not.toHaveProperty("near");
});
