import { randomBytes } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { startService } from "../../src/experimental.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import type { Storage } from "../../src/storage/storage.js";
import { callerOf } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { publishedKeysOf } from "../support/verify-signature.js";
import { backedUp, operate, startedDemo } from "./support/operate.js";

async function countJobs({ db }: Pick<Storage, "db">): Promise<number> {
  return (await db.selectFrom("jobs").select("id").execute()).length;
}

test("refuses a backup without its key and accepts it with one", async () => {
  const { data, file, demo } = await backedUp();
  const published = await publishedKeysOf(demo.service.url);
  const other = await temporaryFolder();
  const refused = await operate(["restore", file, "--data", other]);
  expect(refused.output).toContain("name its file with --secret-key-file");
  const key = join(data, "secret.key");
  const restored = await operate(["restore", file, "--data", other, "--secret-key-file", key]);
  expect(restored.code).toBe(0);
  const service = await startService({ port: 0, data: other, logLevel: "silent" });
  expect(await publishedKeysOf(service.url)).toEqual(published);
  await service.stop();
});

test("replaces a running service only when told to, and continues it", async () => {
  const { demo, data, file } = await backedUp("--with-key");
  const { caller, destination, service } = demo;
  await caller.export(hostedDocument("Later"), { destination });
  const kept = await addWorkspace(service.storage.db, "Deleted later");
  const refused = await operate(["restore", file, "--data", data]);
  expect(refused.output).toContain("The database is not empty: it has 2 workspaces");
  expect(await countJobs(service.storage)).toBe(2);
  expect((await operate(["restore", file, "--data", data, "--replace"])).code).toBe(0);
  expect(await countJobs(service.storage)).toBe(1);
  // Ids continue after those in the backup, and the backup's token works.
  expect(await addWorkspace(service.storage.db, "Next")).toBe(kept);
  const job = await caller.export(hostedDocument("Again"), { destination });
  expect(job.status).toBe("done");
});

test("restores an export published after the backup as done", async () => {
  const data = await temporaryFolder();
  const demo = await startDemo({ data, workers: { exports: 0 } });
  const { caller, destination, folder } = demo;
  const named = { destination, destinationReference: "report.html" };
  for (const options of [named, { destination }])
    expect((await caller.export(hostedDocument("Report"), options, {})).status).toBe("queued");
  const file = join(await temporaryFolder(), "service.backup");
  expect((await operate(["backup", file, "--data", data])).code).toBe(0);
  await demo.service.stop();

  const service = await startService({ port: 0, data, logLevel: "silent" });
  onTestFinished(() => service.stop());
  const jobs = () =>
    service.storage.db.selectFrom("jobs").select(["status", "attempt"]).orderBy("id").execute();
  const areDone = async () => (await jobs()).every(({ status }) => status === "done");
  await until(areDone);
  const published = await readdir(folder);
  expect((await operate(["restore", file, "--data", data, "--replace"])).code).toBe(0);
  await until(async () => (await jobs()).every(({ status }) => /done|failed/.test(status)));
  const doneAgain = { status: "done", attempt: 2 };
  expect(await jobs()).toEqual([doneAgain, doneAgain]);
  expect(await readdir(folder)).toEqual(published);
});

test("serves no page of the replaced database after a restore", async () => {
  const { demo: backed, file } = await backedUp("--with-key");
  const { data, demo } = await startedDemo();
  await demo.caller.export(hostedDocument("Replaced"), { destination: demo.destination });
  const titles = async (token: string) => {
    const list = await callerOf(demo.service.url, token).get("/v2/document-exports");
    const { items }: { items: { sourceDocumentTitle: string }[] } = JSON.parse(await list.text());
    return items.map(({ sourceDocumentTitle: title }) => title);
  };
  expect(await titles(demo.token)).toEqual(["Replaced"]);
  expect((await operate(["restore", file, "--data", data, "--replace"])).code).toBe(0);
  expect(await titles(backed.token)).toEqual(["Report"]);
});

test("changes nothing if a restore fails at its end", async () => {
  const { demo, data, file } = await backedUp();
  await writeFile(join(data, "secret.key"), `${randomBytes(32).toString("base64")}\n`);
  await addWorkspace(demo.service.storage.db, "Kept");
  const failed = await operate(["restore", file, "--data", data, "--replace"]);
  expect(failed.output).toContain("not all can be decrypted");
  const { db } = demo.service.storage;
  expect(await db.selectFrom("workspaces").select("name").orderBy("id").execute()).toEqual([
    { name: "Demo" },
    { name: "Kept" },
  ]);
  const { status } = await demo.caller.get("/v2/document-exports");
  expect(status).toBe(200);
});
