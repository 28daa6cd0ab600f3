import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findNode } from "@document-export/runtimes";
import { expect, test } from "vitest";
import { readServiceVersion } from "../../src/observe/service-version.js";
import { callerOf } from "../support/caller.js";
import { MAIN, runCommand } from "../support/command.js";
import { runInProcess } from "../support/run-in-process.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const OLD_NODE = findNode(20);

test.skipIf("missing" in OLD_NODE)("refuses a Node that is too old in one line", async () => {
  const node = "command" in OLD_NODE ? OLD_NODE.command : "";
  const run = promisify(execFile)(node, [MAIN, "serve"]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /^document-export needs Node 22\.19 or later, and this is Node 20\.\S+ Install [^\n]*\n$/,
    ),
  });
});

test("suggests the intended name for a misspelled flag or variable", async () => {
  const flag = runCommand(["demo", "--limit-file", "1"]);
  expect(await flag.ended()).toBe(2);
  expect(flag.output()).toContain("Did you mean --limits-file?");
  const variable = runCommand(["jobs", "list"], { DOCUMENT_EXPORT_DATE: "x" });
  expect(await variable.ended()).toBe(2);
  expect(variable.output()).toBe(
    "The variable `DOCUMENT_EXPORT_DATE` is not a setting of the service. Did you mean `DOCUMENT_EXPORT_DATA`?\n",
  );
});

test("--version prints only the version of the package", async () => {
  const command = runCommand(["--version"]);
  expect(await command.ended()).toBe(0);
  expect(command.output()).toBe(`${readServiceVersion()}\n`);
});

test.each(["serve", "demo", "status", "jobs", "workspaces"])(
  "help of %s loads neither the service nor its database",
  async (name) => {
    const list = `
      import { registerHooks } from "node:module";
      registerHooks({ load: (url, context, next) => { console.error(url); return next(url, context); } });`;
    const hook = `data:text/javascript,${encodeURIComponent(list)}`;
    const args = ["--import", hook, MAIN, name, "--help"];
    const { stderr } = await promisify(execFile)(process.execPath, args);
    expect(stderr).toContain("chunks/run-program");
    expect(stderr).not.toMatch(/start-service|migrate-|vendor\/(?:kysely|undici|yaml|log-update)/);
  },
);

test("exits with 1 and one line if the port is in use", async () => {
  const receiver = await startReceiver();
  const port = new URL(receiver.url).port;
  const serve = runCommand(["serve", "--port", port, "--data", await preparedFolder()]);
  expect(await serve.ended()).toBe(1);
  expect(serve.output()).toBe(
    `The port ${port} on 127.0.0.1 is already in use. Stop the other process, or set another port with PORT or --port.\n`,
  );
});

test("exits with 1 and one line if the data folder is read-only", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "data"), "a file");
  const serve = runCommand(["serve", "--port", "0", "--data", join(folder, "data")]);
  expect(await serve.ended()).toBe(1);
  expect(serve.output()).toMatch(/^The data folder `.*data` cannot be written: .*\n$/);
});

test("refuses a second service on one folder and names the first's pid", async () => {
  const { data } = await sharedDemo();
  const second = runCommand(["serve", "--port", "0", "--data", data]);
  expect(await second.ended()).toBe(1);
  expect(second.output()).toContain(`is in use by the process ${process.pid}.`);
});

test.each([
  ["jobs", "list"],
  ["workspaces", "add", "A"],
  ["connections", "add", "google-docs", "A", "--workspace", "1"],
  ["doctor"],
])("%s creates no database in a missing folder and names the command", async (...args) => {
  const parent = await temporaryFolder();
  const data = join(parent, "typo");
  const { code, output } = await runInProcess([...args, "--data", data]);
  expect(code).toBe(1);
  expect(output).toContain(`There is no database in \`${data}\``);
  expect(output).toContain(`document-export migrate --data '${data}'`);
  expect(output.split("\n")).toHaveLength(2);
  expect(await readdir(parent)).toEqual([]);
});

test("tokens create prints a working token, and names invalid settings", async () => {
  const { data, service, workspace } = await sharedDemo();
  const wrong = await runInProcess(["migrate", "--data", data, "--log-level", "loud"]);
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining("`logLevel`") });
  const operate = (...args: string[]) =>
    runInProcess(args, { DOCUMENT_EXPORT_DATA: data, PORT: "0" });
  const docs = ["google-docs", "Docs", "--workspace", String(workspace)];
  const source = (await operate("connections", "add", ...docs)).output.trim();
  const create = await operate("tokens", "create", "--source", source, "--scopes", "exports:read");
  expect(create.code).toBe(0);
  const caller = callerOf(service.url, create.output.trim());
  expect((await caller.get("/v2/document-exports")).status).toBe(200);
  expect((await caller.get("/v2/collections")).status).toBe(403);
});
