import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExportHostedDocumentRequest } from "@document-export/server-stub";
import { createDemoWorkspace, startService } from "@document-export/service";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { googleDoc, idOf, startGoogleWith } from "../support/google.js";
import { job } from "../support/job.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Google, and a server that records the exports it receives. */
async function startWorld(status: "queued" | "done" = "done") {
  const google = await startGoogleWith(await temporaryFolder());
  const uploads: ExportHostedDocumentRequest[] = [];
  const service = await startStub({
    listDocumentExports: () => ({
      status: 200,
      body: {
        items: [],
        pagination: { pageNo: 1, pageSize: 200, pageCount: 1, totalRecordCount: 0 },
      },
    }),
    exportHostedDocument: (request) => {
      uploads.push(request);
      return { status: 202, body: job({ status, summary: "Exported." }) };
    },
  });
  return {
    ...google,
    env: { ...google.env, ...service.env },
    requests: service.requests,
    uploads,
    address: `https://docs.google.com/document/d/${google.document}/edit`,
    folderAddress: `https://drive.google.com/drive/folders/${google.folder}`,
  };
}

test("exports a document by its address and records its revision", async () => {
  const { env, address, uploads, server } = await startWorld("queued");
  const { code, out } = await docexport(["export", address, "--to", "12"], env);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(`^${address}: queued`) });
  const file = uploads[0]?.body.file;
  expect(file?.name).toBe(`report.${idOf("report")}.json`);
  expect(JSON.parse(file?.text() ?? "")).toMatchObject({
    documentId: idOf("report"),
    revisionId: expect.stringMatching(/^sha256-/),
  });
  expect(server.faults).toEqual([]);
});

test("exports each document of a folder and prints a final table", async () => {
  const { env, folderAddress, folder, uploads, server } = await startWorld();
  server.state.put({
    ...googleDoc("scan.pdf", "", [folder]),
    mimeType: "application/pdf",
    document: {},
  });
  const flags = ["--to", "12", "--reference", "docs/{path}.md"];
  const { code, out, err } = await docexport(["export", folderAddress, ...flags], env);
  expect(code).toBe(0);
  expect(out.trim().split("\n").sort()).toEqual([
    expect.stringMatching(/^plan: done/),
    expect.stringMatching(/^teams\/design: done/),
    expect.stringMatching(/^welcome: done/),
  ]);
  expect(uploads.map(({ body }) => body.options.destinationReference).sort()).toEqual([
    "docs/plan.md",
    "docs/teams/design.md",
    "docs/welcome.md",
  ]);
  expect(err).toMatch(
    /Left out, since they are not Google Docs: 1 file\.\nresult +documents +why\ndone +3/,
  );
});

test("reports which documents of a folder failed and why", async () => {
  const { env, folderAddress, server } = await startWorld();
  const denied = {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "The caller does not have permission",
  };
  const run = docexport(["export", folderAddress, "--to", "12", "--concurrency", "1"], env);
  // Refuses the first documents.get, which comes after the listings.
  server.failOn("/v1/documents/", denied);
  const { code, out, err } = await run;
  expect(out.match(/: done/g)).toHaveLength(2);
  expect(err).toMatch(/failed +plan +The document `plan0+` is not shared with robot@/);
  expect(code).toBe(4);
});

test("exports a revision once, and again after changes or with `--again`", async () => {
  const { server, env, document } = await startGoogleWith(await temporaryFolder());
  const data = await temporaryFolder();
  const service = await startService({ port: 0, data, logLevel: "silent" });
  onTestFinished(() => service.stop());
  const folder = join(data, "exports");
  const { token, destination } = await createDemoWorkspace(service, folder);
  const own = { ...env, DOCEXPORT_BASE_URL: service.url, DOCEXPORT_TOKEN: token };
  const run = (...more: readonly string[]) =>
    docexport(
      ["export", document, "--to", String(destination), "--format", "md", "--wait", ...more],
      own,
    );
  expect((await run()).out).toMatch(/: done/);
  expect((await run()).out).toMatch(/: unchanged {2}report-.*\.md\n$/);
  expect((await run("--again")).out).toMatch(/: done/);
  server.state.put(googleDoc("report", "Changed"));
  expect((await run()).out).toMatch(/: done/);
  const files = await readdir(folder);
  expect(files).toHaveLength(3);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(texts.sort()).toEqual(["Changed\n", "Hello\n", "Hello\n"]);
});

test("lists the documents to export without a service", async () => {
  const { key, folderAddress, requests, server } = await startWorld();
  const google = { DOCEXPORT_GOOGLE_ENDPOINT: server.endpoint, DOCEXPORT_GOOGLE_KEY: key };
  const { code, out, err } = await docexport(
    ["export", folderAddress, "--to", "12", "--dry-run"],
    google,
  );
  expect(out.split("\n")).toEqual([
    `plan  ${idOf("plan")}`,
    `welcome  ${idOf("welcome")}`,
    `teams/design  ${idOf("design")}`,
    "",
  ]);
  expect({ code, err }).toEqual({
    code: 0,
    err: "3 documents would be exported. Nothing was sent.\n",
  });
  expect(requests).toEqual([]);
});

test.each([
  [
    "https://docs.google.com/spreadsheets/d/1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe/edit",
    "is a Google Sheet; expected a Google Doc",
  ],
  ["https://docs.google.com/document/u/0/", "it names no document and no folder"],
])("sends nothing for %s", async (address, message) => {
  const { env, requests } = await startWorld();
  const { code, err } = await docexport(["export", address, "--to", "12"], env);
  expect(err).toContain(message);
  expect({ code, requests }).toEqual({ code: 2, requests: [] });
});

test("rejects flags that do not apply to Google documents", async () => {
  const { env, folderAddress, address } = await startWorld();
  const one = await docexport(["export", folderAddress, "--to", "12", "--reference", "a.md"], env);
  expect(one.err).toContain("`--reference` applies to one document, got 3.");
  const file = await docexport(["export", "a.json", "--to", "12", "--reference", "{name}.md"], env);
  expect(file.err).toContain("needs documents of Google");
  const watch = await docexport(["convert", address, "-o", "a.md", "--watch"], env);
  expect(watch.err).toContain("`--watch` needs files");
});

test("writes the JSON of documents into a folder", async () => {
  const { env, address } = await startWorld();
  const folder = join(await temporaryFolder(), "documents");
  const { code, out } = await docexport(["fetch", address, idOf("plan"), "-o", folder], env);
  expect({ code, lines: out.split("\n").length - 1 }).toEqual({ code: 0, lines: 2 });
  const names = await readdir(folder);
  expect(names.sort()).toEqual([`plan.${idOf("plan")}.json`, `report.${idOf("report")}.json`]);
  expect(JSON.parse(await readFile(join(folder, names[0] ?? ""), "utf8"))).toMatchObject({
    title: "plan",
  });
  const several = await docexport(["fetch", address, idOf("none")], env);
  expect(several.err).toContain("Name a folder with `-o FOLDER`.");
  const missing = await docexport(["fetch", idOf("none")], env);
  expect(missing).toMatchObject({
    code: 1,
    err: expect.stringContaining("was not found, or robot@"),
  });
});
