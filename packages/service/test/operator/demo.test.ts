import { readFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { createDemoWorkspace } from "../../src/demo/create-demo-workspace.js";
import { readDemoFile, writeDemoFile, type StoredDemo } from "../../src/demo/demo-file.js";
import { startDemoReceiver } from "../../src/demo/demo-receiver.js";
import { resetDemo } from "../../src/demo/reset-demo.js";
import { commandWords } from "../../src/operator/command-words.js";
import { openExistingStorage } from "../../src/storage/open-existing-storage.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { runInProcess } from "../support/run-in-process.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Starts the demo on free ports, and returns what it stored once its samples exist. */
async function startDemo(data: string) {
  const args = ["demo", "--data", data, "--port", "0", "--operator-port", "0"];
  const command = runCommand(args);
  const [, consoleLink = ""] = await command.untilOutput(/Console +(\S+)/);
  await command.untilOutput(/demo export/);
  const demo = (await readDemoFile(data)) as StoredDemo & { readonly url: string };
  const caller = callerOf(demo.url, demo.token, { origin: "http://localhost:3000" });
  const jobs = async () => {
    const { output } = await runInProcess(["jobs", "list", "--json", "--data", data]);
    return JSON.parse(output) as readonly { readonly id: string; readonly status: string }[];
  };
  // Each poll runs a command.
  const interval = 500;
  await pWaitFor(async () => (await jobs()).some(({ status }) => status === "failed"), {
    interval,
  });
  const stop = async () => {
    command.process.kill("SIGTERM");
    return command.ended();
  };
  return { demo, caller, consoleLink, jobs, stop };
}

test("opens the console with jobs and webhooks, and exports with one command", async () => {
  const data = join(await temporaryFolder(), "data");
  const { demo, caller, consoleLink, jobs, stop } = await startDemo(data);
  const [page = "", code = ""] = consoleLink.split("#login=");
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/$/);
  expect((await jobs()).map(({ status }) => status)).toEqual(["failed", "done"]);
  const webhooks = async () => {
    const { output } = await runInProcess(["webhooks", "list", "--json", "--data", data]);
    const listed = JSON.parse(output) as readonly { readonly state: string }[];
    return listed.map(({ state }) => state);
  };
  await expect.poll(webhooks).toEqual(["failing", "working"]);
  const records = await caller.get("/v2/document-exports");
  expect(records.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");

  const { code: exitCode, output } = await runInProcess(["demo", "export", "--data", data]);
  expect(exitCode).toBe(0);
  const [path = ""] = output.split("\n");
  const markdown = await readFile(path, "utf8");
  expect(markdown).not.toContain("data:image");
  const [picture = ""] = await readdir(`${path}.images`);
  expect(markdown).toContain(`(${basename(path)}.images/${picture} "`);
  expect((await stat(join(data, "demo.json"))).mode & 0o777).toBe(0o600);

  const env = await runInProcess(["demo", "env", "--data", data]);
  expect(env.output).toBe(`export DOCEXPORT_BASE_URL=${demo.url} DOCEXPORT_TOKEN=${demo.token}\n`);
  // Equivalent to `document-export connections list`.
  const connections = await runInProcess(["connections", "list", "--data", data]);
  expect(connections.output).toMatch(
    /Demo documents[\s\S]*Demo folder|Demo folder[\s\S]*Demo documents/,
  );
  const busy = await runInProcess(["demo", "--reset", "--data", data]);
  expect(busy).toMatchObject({ code: 1, output: expect.stringContaining("is running") });
  expect(await stop()).toBe(0);

  const again = await startDemo(data);
  expect(again.demo).toMatchObject({ token: demo.token, receiverPort: demo.receiverPort });
  expect(await again.jobs()).toHaveLength(3);
  expect(await again.stop()).toBe(0);

  await resetDemo(parseSettings({ data }));
  expect(await readDemoFile(data)).toBeUndefined();
  expect((await readdir(data)).filter((name) => !name.startsWith("lock."))).toEqual([]);
});

test("reset refuses to remove workspaces that the demo did not create", async () => {
  const data = await preparedFolder();
  const settings = parseSettings({ data });
  const storage = await openExistingStorage(settings);
  const demo = await createDemoWorkspace(storage.db, join(data, "exports"));
  await addWorkspace(storage.db, "Ours");
  await storage.close();
  await writeDemoFile(data, demo);
  await expect(resetDemo(settings)).rejects.toThrow("another workspace than the demo's, `Ours`");
  expect(await readDemoFile(data)).toEqual(demo);
});

test("commands explain how to start a demo that is not running", async () => {
  const data = join(await temporaryFolder(), "data");
  const { code, output } = await runInProcess(["demo", "export", "--data", data]);
  expect(code).toBe(1);
  expect(output).toBe(
    `No demo has been started in \`${data}\`. Start it with \`demo\`, or name its folder with --data.\n`,
  );
});

test("uses another port if the receiver's port is in use", async () => {
  const first = await startDemoReceiver(new Uint8Array([1]));
  onTestFinished(first.close);
  const second = await startDemoReceiver(new Uint8Array([2]), first.port);
  onTestFinished(second.close);
  expect(second.port).not.toBe(first.port);
  const responses = [second.workingUrl, second.failingUrl, second.pictureUrl].map((url) =>
    fetch(url),
  );
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([204, 500, 200]);
});

test.each([
  [{ npm_command: "exec" }, "/x/node_modules/.bin/document-export", "npx @document-export/service"],
  [{ PATH: "/nowhere" }, "/a folder/main.js", "node '/a folder/main.js'"],
  [{ PATH: "/nowhere" }, "/x/node_modules/.bin/document-export", "npx @document-export/service"],
])("prints the words that start this command: %o %s", (env, script, words) => {
  expect(commandWords({ env, argv: ["node", script] })).toBe(words);
});
