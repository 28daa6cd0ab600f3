import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../../src/storage/embedded/lock-folder.js";
import { identify } from "../../src/storage/embedded/process-identity.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("refuses a second opener with the first's pid until it closes", async () => {
  const folder = await temporaryFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({
    name: "FolderInUseError",
    pid: process.pid,
  });
  await unlock();
  await (
    await lockFolder(folder)
  )();
  expect(await readdir(folder)).toEqual(["lock.2.json"]);
});

test("keeps the lock of a live process, replaces that of a dead", async () => {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const pid = child.pid ?? 0;
  await writeFile(join(folder, "lock.1.json"), JSON.stringify(await identify(pid)));
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid });
  child.kill("SIGKILL");
  await once(child, "exit");
  await (
    await lockFolder(folder)
  )();
});

test("takes over the lock of a pid that another process has now", async () => {
  const folder = await temporaryFolder();
  const earlier = { pid: process.pid, started: "another-boot/1" };
  await writeFile(join(folder, "lock.1.json"), JSON.stringify(earlier));
  await (
    await lockFolder(folder)
  )();
});

test.each(Array.from({ length: 20 }, (_, round) => round))(
  "of many that find a dead holder at once, one gets the folder (round %i)",
  async () => {
    const folder = await temporaryFolder();
    const dead = { pid: process.pid, started: "another-boot/1" };
    await writeFile(join(folder, "lock.1.json"), JSON.stringify(dead));
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(takers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  },
);
