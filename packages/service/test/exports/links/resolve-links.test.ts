import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { addWorkspace, startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

const addressOf = (id: string) => `https://docs.google.com/document/d/${id}/edit#heading=h.1`;

/** A document with a link to each of others. */
function documentWith(documentId: string, linked: readonly string[] = []): string {
  const elements = linked.map((id) => ({
    textRun: { content: `see ${id} `, textStyle: { link: { url: addressOf(id) } } },
  }));
  const content = [{ paragraph: { elements: [{ textRun: { content: "Text. " } }, ...elements] } }];
  return JSON.stringify({ title: documentId, documentId, revisionId: "r", body: { content } });
}

/** Connections of one workspace: two folders, of which the second has addresses and keeps links as they are. */
async function startWithTwo() {
  const demo = await startDemo();
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

test("a link leads to the newest result of the other document, relatively", async () => {
  const { caller, destination, folder, service } = await startDemo();
  for (const destinationReference of ["old.md", "notes/the minutes.md"])
    await caller.export(documentWith("minutes"), { destination, destinationReference });
  // Retention deletes jobs, and their records stay.
  await service.storage.db.deleteFrom("jobs").execute();
  const options = { destination, destinationReference: "reports/q3.md" };
  const file = documentWith("report", ["minutes", "unknown"]);
  const job = await caller.export(file, options);
  expect(job).toMatchObject({ status: "done", hasWarnings: false });
  const text = await readFile(join(folder, "reports/q3.md"), "utf8");
  expect(text).toContain("(../notes/the%20minutes.md)");
  expect(text).toContain(`(${addressOf("unknown")})`);
});

test("a setting of the connection keeps links as they are", async () => {
  const { caller, second, secondFolder } = await startWithTwo();
  const to = (destinationReference: string) => ({ destination: second, destinationReference });
  await caller.export(documentWith("minutes"), to("minutes.md"));
  await caller.export(documentWith("report", ["minutes"]), to("report.md"));
  const text = await readFile(join(secondFolder, "report.md"), "utf8");
  expect(text).toContain(`(${addressOf("minutes")})`);
});

test("a result elsewhere is linked where it has an address, with a warning", async () => {
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

test("results of another workspace are never linked", async () => {
  const { caller, destination, folder, service } = await startDemo();
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
