import { EventEmitter, once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { googleDoc, idOf, startGoogleWith } from "../support/google.js";
import { job } from "../support/job.js";
import { start } from "../support/start.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/**
 * Google with a folder of three documents, and a service that records what it gets; `onExport` can delay its responses.
 */
async function startWorld(onExport: (count: number) => Promise<void>) {
  const folder = await temporaryFolder();
  const google = await startGoogleWith(folder);
  const uploads: { readonly key: string | undefined; readonly text: string }[] = [];
  const { env } = await startStub({
    exportHostedDocument: async ({ headers, body }) => {
      const key = headers["idempotency-key"] ?? "";
      uploads.push({ key, text: body.file.text() });
      await onExport(uploads.length);
      return { status: 202, headers: { "idempotency-key": key }, body: job({ status: "done" }) };
    },
  });
  const address = `https://drive.google.com/drive/folders/${google.folder}`;
  const state = join(folder, "state");
  const args = ["sync", address, "--to", "12", "--state", state, "--concurrency", "1"];
  return { ...google, env: { ...google.env, ...env }, uploads, args, state };
}

test("after kill -9, repeats the interrupted request but no completed one", async () => {
  const killed: { kill: () => void } = { kill: () => undefined };
  const { env, args, uploads, server, state } = await startWorld(async (count) => {
    if (count === 2) killed.kill();
  });
  const running = await start(args, env);
  killed.kill = () => running.process.kill("SIGKILL");
  await running.ended;
  expect(uploads).toHaveLength(2);
  // Somebody edits the document in the meantime: the request already sent has the previous content.
  server.state.put(googleDoc("welcome", "Edited", [idOf("handbook")]));
  const again = await docexport(args, env);
  expect(again.err).toContain("whether another command uses it or was killed");
  expect(again.out).toContain("exported 2, unchanged 0, failed 0");
  expect(uploads[2]).toEqual(uploads[1]);
  const keys = uploads.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length - 1);
  expect(uploads.some(({ text }) => text.includes("Edited"))).toBe(true);
  expect(await readdir(join(state, "uploads"))).toEqual([]);
});

test("rejects a second command on the same state", async () => {
  const [begun, held] = [new EventEmitter(), new EventEmitter()];
  const { env, args } = await startWorld(async (count) => {
    if (count > 1) return;
    const released = once(held, "release");
    begun.emit("upload");
    await released;
  });
  const uploading = once(begun, "upload");
  const first = await start(args, env);
  await uploading;
  const second = await docexport(args, env);
  held.emit("release");
  expect(second).toMatchObject({
    code: 2,
    err: expect.stringContaining("Another command is using the state"),
  });
  expect((await first.ended).out).toContain("exported 3");
});
