import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@document-export/client";
import { createDemoWorkspace, startService } from "@document-export/service";
import { expect, onTestFinished, test } from "vitest";
import { runExample } from "./run-example.ts";

const demo = fileURLToPath(
  new URL("../../packages/service/demo/quarterly-report.json", import.meta.url),
);

/** A folder of its own that holds the demo document as `report.json`. */
async function folderWithDocument(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "example-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyFile(demo, join(folder, "report.json"));
  return folder;
}

test("exports a document, waits for it, and receives the webhook of its job", async () => {
  const cwd = await folderWithDocument();
  const service = await startService({
    port: 0,
    data: join(cwd, "data"),
    logLevel: "silent",
    webhooks: { allowHttp: true, allowLoopback: true },
  });
  onTestFinished(() => service.stop());
  const { token, destination } = await createDemoWorkspace(service, join(cwd, "out"));
  const response = await fetch(`${service.url}/.well-known/webhook-keys.json`);
  const { keys } = (await response.json()) as { keys: { whpk: string }[] };
  const receiver = runExample("receive-webhook", {
    env: { PORT: "0", WEBHOOK_KEYS: keys.map(({ whpk }) => whpk).join(",") },
  });
  const [, port] = await receiver.printed(/127\.0\.0\.1:(\d+)/);
  await createClient({ baseUrl: service.url, token }).createWebhook({
    webhook: {
      endpoint: `http://127.0.0.1:${port}/`,
      events: ["job.done"],
      connections: [destination],
    },
  });

  const env = { DOCEXPORT_BASE_URL: service.url, DOCEXPORT_TOKEN: token };
  const example = runExample("export-and-wait", { cwd, env });
  await example.exitCode;
  expect(example.output()).toMatch(/^done quarterly-report-q3-2026-\w+\.md\n$/);
  expect(await receiver.printed(/done: .+/)).toBeTruthy();
});

test("builds a server of one operation; the others respond with 501", async () => {
  const server = runExample("build-a-server", { env: { PORT: "0", TOKEN: "secret" } });
  const [, port] = await server.printed(/127\.0\.0\.1:(\d+)/);
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "secret" });
  const { items } = await client.listCollections();
  expect(items.map(({ name }) => name)).toEqual(["Reports"]);
  await expect(client.listCollections({ pageNo: 0 })).rejects.toThrow("400");
  await expect(client.listWebhooks()).rejects.toThrow("501");
});

test("converts a document to Markdown", async () => {
  const example = runExample("convert-document", { args: [demo] });
  expect(await example.exitCode).toBe(0);
  expect(example.output()).toContain("# ");
});

test("the README shows the export as it runs here", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const example = await readFile(new URL("../export-and-wait.ts", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});
