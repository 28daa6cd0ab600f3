import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { sharedDemo } from "../../support/shared/shared-demo.js";
import { addWorkspace } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const addressOf = (id: string) => `https://docs.google.com/document/d/${id}/edit#heading=h.1`;

/** Returns a document with a heading, and a link to the heading `h.1` of each of the `linked` documents. */
function documentWith(documentId: string, linked: readonly string[] = [], heading = "h.0"): string {
  const elements = linked.map((id) => ({
    textRun: { content: `see ${id} `, textStyle: { link: { url: addressOf(id) } } },
  }));
  const headed = { namedStyleType: "HEADING_2", headingId: heading };
  const content = [
    { paragraph: { elements: [{ textRun: { content: "Why?\n" } }], paragraphStyle: headed } },
    { paragraph: { elements: [{ textRun: { content: "Text. " } }, ...elements] } },
  ];
  return JSON.stringify({ title: documentId, documentId, revisionId: "r", body: { content } });
}

/** Starts a workspace with two folder connections, the second with addresses and with links left unchanged. */
async function startWithTwo() {
  const demo = await sharedDemo();
  const { workspace, service } = demo;
  const folder = await temporaryFolder();
  const second = await addConnection(service.storage.db, {
    workspace,
    name: "Second",
    role: "destination",
    kind: "directory",
    settings: { folder, documentLinks: "keep" },
  });
  return { ...demo, second, secondFolder: folder };
}

test("links relatively to the newest result of the other document", async () => {
  const { caller, destination, folder, service, workspace } = await sharedDemo();
  for (const destinationReference of ["old.md", "notes/the minutes.md"])
    await caller.export(documentWith("minutes"), { destination, destinationReference });
  // Retention deletes jobs, and their records stay.
  await service.storage.db.deleteFrom("jobs").where("workspace_id", "=", workspace).execute();
  const options = { destination, destinationReference: "reports/q3.md" };
  const file = documentWith("report", ["minutes", "unknown"]);
  const job = await caller.export(file, options);
  expect(job).toMatchObject({ status: "done", hasWarnings: false });
  const text = await readFile(join(folder, "reports/q3.md"), "utf8");
  expect(text).toContain("(../notes/the%20minutes.md)");
  expect(text).toContain(`(${addressOf("unknown")})`);
});

test.each([
  ["markdown", "md", "(notes/1%20minutes.md#why)"],
  ["html", "html", 'href="notes/1%20minutes.html#why"'],
])("a link leads to the heading that it names in %s", async (format, extension, expected) => {
  const { caller, service, workspace } = await sharedDemo();
  const folder = await temporaryFolder();
  const parts = { workspace, name: format, role: "destination", kind: "directory" } as const;
  const settings = { folder, format };
  const destination = await addConnection(service.storage.db, { ...parts, settings });
  const exportTo = (path: string, file: string) =>
    caller.export(file, { destination, destinationReference: `${path}.${extension}` });
  const read = (path: string) => readFile(join(folder, `${path}.${extension}`), "utf8");
  await exportTo("notes/1 minutes", documentWith("minutes", [], "h.1"));
  await exportTo("report", documentWith("report", ["minutes"]));
  expect(await read("report")).toContain(expected);
  // The newest version does not have the heading.
  await exportTo("notes/2 minutes", documentWith("minutes"));
  await exportTo("again", documentWith("report", ["minutes"]));
  expect(await read("again")).toContain(expected.replace("1%20", "2%20").replace("#why", ""));
});

test("finds an old result", async () => {
  const { caller, destination, folder, service, workspace } = await sharedDemo();
  await caller.export(documentWith("minutes"), { destination, destinationReference: "minutes.md" });
  await service.storage.db
    .updateTable("workspaces")
    .set({ last_export_number: 1_000_000 })
    .where("id", "=", workspace)
    .execute();
  const options = { destination, destinationReference: "report.md" };
  await caller.export(documentWith("report", ["minutes"]), options);
  expect(await readFile(join(folder, "report.md"), "utf8")).toContain("(minutes.md)");
});

test("keeps links unchanged if the connection says so", async () => {
  const { caller, second, secondFolder } = await startWithTwo();
  const to = (destinationReference: string) => ({ destination: second, destinationReference });
  await caller.export(documentWith("minutes"), to("minutes.md"));
  await caller.export(documentWith("report", ["minutes"]), to("report.md"));
  const text = await readFile(join(secondFolder, "report.md"), "utf8");
  expect(text).toContain(`(${addressOf("minutes")})`);
});

test("links a result at another destination by its URL, with a warning", async () => {
  const { caller, destination, folder, second, service } = await startWithTwo();
  const elsewhere = { destination: second, destinationReference: "minutes.md" };
  const { id } = await caller.export(documentWith("minutes"), elsewhere);
  const exportTo = async (destinationReference: string) => {
    const file = documentWith("report", ["minutes"]);
    const job = await caller.export(file, { destination, destinationReference });
    return { job, text: await readFile(join(folder, destinationReference), "utf8") };
  };
  const without = await exportTo("without.md");
  expect(without.job).toMatchObject({ status: "done", hasWarnings: false });
  expect(without.text).toContain(`(${addressOf("minutes")})`);
  const url = "https://site.example/minutes";
  const links = [{ title: "minutes", description: "", url }];
  await service.storage.db
    .updateTable("jobs")
    .set({ output_documents: JSON.stringify([{ title: "minutes", links }]) })
    .where("id", "=", id)
    .execute();
  const linked = await exportTo("linked.md");
  expect(linked.text).toContain(`(${url})`);
  expect(linked.job.summary).toContain("1 warning (document-link-resolved-elsewhere)");
});

test("never links results of another workspace", async () => {
  const { caller, destination, folder, service } = await sharedDemo();
  const other = await addWorkspace(service, await temporaryFolder());
  const destinationReference = "minutes.md";
  await other.caller.export(documentWith("minutes"), {
    destination: other.destination,
    destinationReference,
  });
  await caller.export(documentWith("report", ["minutes"]), {
    destination,
    destinationReference: "report.md",
  });
  const text = await readFile(join(folder, "report.md"), "utf8");
  expect(text).toContain(`(${addressOf("minutes")})`);
});
