import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange } from "../mounts/exchange.ts";
import { startProcess, type Running } from "../mounts/start-process.ts";
import { generateStub } from "./generate-stub.ts";
import { requests } from "./requests.ts";

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let folder: string;
let running: Running | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-peers-"));
  await generateStub(local("cut.yaml"), folder);
  running = await startProcess(process.execPath, [local("serve-cut.ts"), folder], /^port (\d+)$/);
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

test.each(requests)(
  "responds to $title as described, or with a documented difference",
  async (request) => {
    const { status, text } = await exchange(
      `http://127.0.0.1:${running?.port}${request.path}`,
      request.init,
    );
    const expected = request.ours?.status ?? request.expected ?? 200;
    expect({ status, text }).toMatchObject({ status: expected });
  },
);

test("the README shows the score", async () => {
  const scored = requests.filter(({ expected }) => expected !== undefined);
  const met = scored.filter(({ ours }) => ours === undefined);
  const readme = await readFile(local("../../README.md"), "utf8");
  expect(readme).toContain(`| **${met.length}** of ${scored.length} `);
});
