import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@document-export/local-servers";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test } from "vitest";
import { buildImage, wordsOf } from "./support/image.ts";

const NOBODY = 65_534;

test("starts the image's files as a user who can write only data", async () => {
  const { app, remove } = await buildImage();
  onTestFinished(remove);
  const folder = dirname(app);
  const installed = await readdir(join(app, "node_modules/.pnpm"));
  expect(
    installed.filter((name) => /^(?:vitest|typescript|playwright-core|rolldown)@/.test(name)),
  ).toEqual([]);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(data, NOBODY, NOBODY);
  const port = await freePort();
  const child = spawn(process.execPath, [join(app, "dist/operator/main.js"), "serve"], {
    cwd: "/",
    env: { PORT: String(port), DOCUMENT_EXPORT_DATA: data, TMPDIR: data, HOME: "/nonexistent" },
    stdio: ["ignore", "ignore", "inherit"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const HEALTH_URL = `http://127.0.0.1:${port}/healthz`;
  const [, , script = ""] = wordsOf("HEALTHCHECK");
  const isHealthy = () =>
    promisify(execFile)(process.execPath, ["-e", script], { env: { HEALTH_URL } }).then(
      () => true,
      () => false,
    );
  expect(await isHealthy()).toBe(false);
  await pWaitFor(async () => child.exitCode !== null || (await isHealthy()), { timeout: 240_000 });
  expect(child.exitCode).toBeNull();
});
