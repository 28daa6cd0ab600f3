import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { googleDoc, idOf, startGoogleWith } from "../support/google.js";
import { start } from "../support/start.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Google with a folder of three documents, and a state that persists between commands. */
async function startWorld() {
  const folder = await temporaryFolder();
  const google = await startGoogleWith(folder);
  const address = `https://drive.google.com/drive/folders/${google.folder}`;
  return { ...google, state: join(folder, "state"), address };
}

let data: string;
let shared: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "docexport-sync-"));
  shared = await startService({ port: 0, data, logLevel: "silent" });
});
afterAll(async () => {
  await shared?.stop();
  await rm(data, { recursive: true, force: true });
});

/** A workspace of the service with a folder destination. */
async function createDemo() {
  const folder = await temporaryFolder();
  const { token, destination } = await createDemoWorkspace(shared, folder);
  const env = { DOCEXPORT_BASE_URL: shared.url, DOCEXPORT_TOKEN: token };
  const texts = async () => {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith(".md"),
    );
    return Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  };
  return { env, to: ["--to", String(destination), "--format", "markdown"], texts };
}

test("exports each changed revision once since the last sync", async () => {
  const { server, env: google, address, state, folder } = await startWorld();
  const { env: service, to, texts } = await createDemo();
  const run = async (...more: readonly string[]) => {
    const args = ["sync", address, ...to, "--state", state, ...more];
    const { code, out, err } = await docexport(args, { ...google, ...service });
    return { code, line: out.replace(/^\S+ {2}/, "").trim(), err };
  };
  expect(await run()).toEqual({
    code: 0,
    line: "exported 3, unchanged 0, failed 0, missing 0, of 3 documents",
    err: "",
  });
  const calls = server.requests.length;
  expect((await run()).line).toBe("exported 0, unchanged 0, failed 0, missing 0, of 3 documents");
  // Google's list of changes is enough to see that nothing changed.
  expect(server.requests.slice(calls).filter((each) => !each.includes("/token"))).toEqual([
    expect.stringContaining("/drive/v3/changes?"),
  ]);
  server.state.put(googleDoc("plan", "Another plan", [folder]));
  // A change that does not affect the content, such as a permission change.
  server.state.put(googleDoc("welcome", "Welcome", [folder]));
  server.state.put({ ...googleDoc("design", "Design", [idOf("teams")]), trashed: true });
  const changed = await run("--delete-missing", "report");
  expect(changed.line).toBe("exported 1, unchanged 1, failed 0, missing 1, of 2 documents");
  expect(changed.err).toBe("teams/design: no longer in the folder\n");
  expect((await run()).line).toBe("exported 0, unchanged 0, failed 0, missing 0, of 2 documents");
  // Without the local state, the command reads the records of the service.
  const afresh = await run("--state", `${state}-2`);
  expect(afresh.line).toBe("exported 0, unchanged 2, failed 0, missing 0, of 2 documents");
  expect((await texts()).sort()).toEqual(["Another plan\n", "Design\n", "Plan\n", "Welcome\n"]);
  expect(server.faults).toEqual([]);
});

test("retries a failed export under a new key and reports the reason", async () => {
  const { env: google, address, state, server } = await startWorld();
  const keys: (string | undefined)[] = [];
  const { env: service } = await startStub({
    exportHostedDocument: ({ headers, body }) => {
      const isPlan = body.file.name?.startsWith("plan.") === true;
      if (isPlan) keys.push(headers["idempotency-key"]);
      const status = isPlan && keys.length === 1 ? "failed" : "done";
      return {
        status: 202,
        headers: { "idempotency-key": headers["idempotency-key"] ?? "" },
        body: {
          id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
          status,
          type: "hosted-doc-export",
          summary: status === "failed" ? "The destination is full." : "Exported.",
          queuedAt: "2026-10-19T09:30:00Z",
          hasErrors: status === "failed",
          hasWarnings: false,
          outputDocuments: [],
        },
      };
    },
  });
  const env = { ...google, ...service };
  const args = ["sync", address, "--to", "12", "--state", state];
  const first = await docexport(args, env);
  expect(first).toMatchObject({ code: 1, err: "plan: The destination is full.\n" });
  expect(first.out).toContain("exported 2, unchanged 0, failed 1");
  expect((await docexport(args, env)).out).toContain("exported 1, unchanged 0, failed 0");
  expect(new Set(keys).size).toBe(2);
  const denied = {
    status: 403,
    code: "PERMISSION_DENIED",
    message: "The caller does not have permission",
  };
  server.state.put(googleDoc("plan", "New", [idOf("handbook")]));
  server.failOn("/v1/documents/", denied);
  expect((await docexport(args, env)).err).toContain("is not shared with robot@");
  expect((await docexport(args, env)).out).toContain("exported 1");
});

test("continues after a Google outage until SIGTERM", async () => {
  const { env: google, address, state, server } = await startWorld();
  const { env: service, to } = await createDemo();
  const down = {
    status: 400,
    code: "INVALID_ARGUMENT",
    reason: "dailyLimitExceeded",
    message: "No more today.",
  };
  server.fail({ ...down, status: 403 });
  const args = ["sync", address, ...to, "--state", state, "--every", "1s"];
  const running = await start(args, { ...google, ...service });
  await running.untilWritten(/Google quota is used up/);
  await running.untilWritten(/exported 3, unchanged 0/);
  running.process.kill("SIGTERM");
  expect(await running.ended).toMatchObject({ code: 0 });
});

test.each([
  [
    ["https://docs.google.com/document/d/1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe/edit", "--to", "1"],
    "is a document; expected a folder",
  ],
  [
    ["folder-0000000000000000001", "--to", "1", "--reference", "a.md"],
    "would be the path of every document",
  ],
  [
    ["folder-0000000000000000001", "--to", "1", "--every", "soon"],
    "expected a time such as 30s, 5m or 1h",
  ],
  [
    ["folder-0000000000000000001", "--to", "1", "--delete-missing", "yes"],
    "expected one of report",
  ],
  [["folder-0000000000000000001"], "The option `--to <id>` is missing."],
])("rejects %j", async (args, message) => {
  const { code, err } = await docexport(["sync", ...args]);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
