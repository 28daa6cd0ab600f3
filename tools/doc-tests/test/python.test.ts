// Tests the Python of export-a-document.md and receive-webhooks.md if Python has the modules that they import.
import { execFile, spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { CONTENT, readDocuments, ROOT } from "../src/documents.ts";
import { startDemo } from "../src/start-demo.ts";

const run = promisify(execFile);
const documents = await readDocuments();
const { status } = spawnSync("python3", ["-c", "import requests, cryptography"]);

describe.skipIf(status !== 0)("with Python, requests and cryptography", () => {
  test("export.py exports a document", async () => {
    const folder = await folderWith("export-a-document", "export.py");
    await cp(
      join(ROOT, "packages/service/demo/quarterly-report.json"),
      join(folder, "report.json"),
    );
    const demo = await startDemo(folder);
    onTestFinished(demo.stop);
    const env = { ...process.env, ...demo.env };
    const { stdout } = await run("python3", ["export.py"], { cwd: folder, env });
    expect(stdout).toMatch(/^done Exported to Demo folder as `quarterly-report/);
    const refused = run("python3", ["export.py"], {
      cwd: folder,
      env: { ...env, DOCEXPORT_TOKEN: "wrong" },
    });
    await expect(refused).rejects.toThrow("401 Expected `Authorization: Bearer <token>`");
  });

  test("verify_webhook.py accepts messages signed by the key, and no others", async () => {
    const folder = await folderWith("receive-webhooks", "verify_webhook.py");
    const [own, other] = [await createWebhookKeys(), await createWebhookKeys()];
    const body = '{"type":"job.done"}';
    const headers = await signWebhook({ id: "msg_1", body }, [own.privateKey]);
    const given = { headers, body, own: own.publicKey, other: other.publicKey };
    await writeFile(join(folder, "given.json"), JSON.stringify(given));
    const program = `
import json
from verify_webhook import verify
given = json.load(open("given.json"))
headers, body = given["headers"], given["body"].encode()
print(verify(headers, body, [given["other"], given["own"]]), verify(headers, body, [given["other"]]),
      verify(headers, body + b" ", [given["own"]]),
      verify({**headers, "webhook-timestamp": "1"}, body, [given["own"]]))`;
    const { stdout } = await run("python3", ["-c", program], { cwd: folder });
    expect(stdout).toBe("True False False False\n");
  });
});

/** Creates a folder with a program from a guide. */
async function folderWith(guide: string, title: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "python-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { blocks = [] } =
    documents.find(({ file }) => file === `${CONTENT}/guides/${guide}.md`) ?? {};
  const block = blocks.find(({ attributes }) => attributes.get("title") === title);
  await writeFile(join(folder, title), block?.code ?? "");
  return folder;
}
