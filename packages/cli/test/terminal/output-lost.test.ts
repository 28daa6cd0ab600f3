import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { ownFolders } from "../support/docexport.js";
import { MAIN } from "../support/start.js";
import { documents } from "../support/documents.js";
import { startStub } from "../support/stub-server.js";

/** Runs a line in bash, in which `docexport` is the built command, and returns what it wrote to stderr. */
async function bash(line: string, env: Readonly<Record<string, string>>) {
  const script = `docexport() { '${process.execPath}' '${MAIN}' "$@"; }; ${line}`;
  const child = spawn("/bin/bash", ["-c", script], {
    env: { PATH: process.env["PATH"], ...(await ownFolders()), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { code: code as number, err };
}

const FULL = "/dev/full";
/** Opens file descriptor 3 as a pipe whose reader has exited. */
const CLOSED = 'exec 3> >(exec true); wait "$!"';

test.skipIf(!existsSync(FULL))("output for which there is no room exits with 1", async () => {
  const { env, requests } = await startStub();
  const list = await bash(`docexport exports > ${FULL}`, env);
  expect(list).toEqual({
    code: 1,
    err: expect.stringMatching(
      /^(?:Page .*\n)?docexport: Standard output is incomplete: ENOSPC[^\n]*\n$/,
    ),
  });
  const json = await bash(`docexport exports --json > ${FULL}`, env);
  expect(JSON.parse(json.err)).toMatchObject({
    error: { message: expect.stringContaining("ENOSPC") },
  });
  const files = await documents("a.json", "b.json");
  const line = `docexport export ${files.join(" ")} --to 12 --concurrency 1 > ${FULL}`;
  const exported = await bash(line, env);
  expect(exported.err.match(/ENOSPC/g)).toHaveLength(1);
  expect(exported.code).toBe(1);
  expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(2);
});

test.skipIf(process.platform === "win32")(
  "does not change the exit code when both output pipes are closed",
  async () => {
    const { env } = await startStub();
    expect((await bash(`${CLOSED}; docexport exports >&3 2>&3`, env)).code).toBe(0);
    expect((await bash(`${CLOSED}; docexport export none --to 1 >&3 2>&3`, env)).code).toBe(2);
  },
);
