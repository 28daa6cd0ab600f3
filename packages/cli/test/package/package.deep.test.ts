import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import { fetchNode } from "@document-export/runtimes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStub } from "../support/stub-server.js";
import { installCommand } from "./install-command.js";

const run = promisify(execFile);
const found = fetchNode(20, "20.20.2");
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the installed command in Node 20: ${missing}.`);

describe.skipIf(missing)("the packed command, installed in an empty folder, in Node 20", () => {
  let folder: string;
  let main: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docexport-installed-"));
    main = await installCommand(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs the installed command without any of this machine's configuration. */
  function docexport(args: readonly string[], env = {}) {
    const command = "command" in found ? found.command : "";
    const own = {
      PATH: process.env["PATH"],
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      ...env,
    };
    return run(command, [main, ...args], { cwd: folder, env: own, timeout: 240_000 });
  }

  test("is linked as `docexport` by a package manager", async () => {
    const packed = join(folder, "node_modules/@document-export/cli");
    const { bin } = JSON.parse(await readFile(join(packed, "package.json"), "utf8")) as {
      bin: { docexport: string };
    };
    expect(join(packed, bin.docexport)).toBe(main);
    expect(await readFile(main, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test("prints its version and its help", async () => {
    expect((await docexport(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await docexport(["--help"])).stdout).toContain("Exit codes: 0 success");
  });

  test("lists the exports of a server", async () => {
    const { env } = await startStub();
    const { stdout } = await docexport(["exports"], env);
    expect(stdout).toMatch(/^20\S+Z\tHouse style\t/);
  });

  test("converts a document", async () => {
    const elements = [{ textRun: { content: "Hello\n" } }];
    const body = { content: [{ paragraph: { elements } }] };
    const call = docexport(["convert", "-", "--format", "markdown"]);
    call.child.stdin?.end(JSON.stringify({ title: "Note", body }));
    expect((await call).stdout).toBe("Hello\n");
  });

  test("verifies a message", async () => {
    const { privateKey, publicKey } = await createWebhookKeys();
    const body = JSON.stringify({
      type: "job.done",
      timestamp: new Date().toISOString(),
      data: {},
    });
    const headers = await signWebhook({ id: "msg_1", body }, [privateKey]);
    const given = Object.entries(headers).flatMap(([name, value]) => [
      "--header",
      `${name}: ${value}`,
    ]);
    const call = docexport(["verify", "--key", publicKey, ...given]);
    call.child.stdin?.end(body);
    expect((await call).stdout).toContain("job.done");
  });
});
