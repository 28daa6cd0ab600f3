import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@document-export/client";
import { createDemoWorkspace, startService } from "@document-export/service";
import { expect, onTestFinished, test } from "vitest";
import { runExample } from "./run-example.ts";

const EXAMPLES = fileURLToPath(new URL("..", import.meta.url));
const demo = fileURLToPath(
  new URL("../../packages/service/demo/quarterly-report.json", import.meta.url),
);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "example-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("exports a document, waits for it, and receives the webhook of its job", async () => {
  const cwd = await temporaryFolder();
  await copyFile(demo, join(cwd, "report.json"));
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
  const receiver = runExample("webhook-receiver/receive", {
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
  const example = runExample("caller-typescript/export", { cwd, env });
  await example.exitCode;
  expect(example.output()).toMatch(/^done quarterly-report-q3-2026-\w+\.md\n$/);
  expect(await receiver.printed(/done: .+/)).toBeTruthy();
});

test("serves one operation and responds with 501 to the others", async () => {
  const server = runExample("own-server/server", { env: { PORT: "0", TOKEN: "secret" } });
  const [, port] = await server.printed(/127\.0\.0\.1:(\d+)/);
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "secret" });
  const { items } = await client.listCollections();
  expect(items.map(({ name }) => name)).toEqual(["Reports"]);
  await expect(client.listCollections({ pageNo: 0 })).rejects.toThrow("400");
  await expect(client.listWebhooks()).rejects.toThrow("501");
});

test("converts each document of a folder to a page with front matter", async () => {
  const cwd = await temporaryFolder();
  const empty = runExample("convert-in-a-build/build", { cwd: EXAMPLES });
  expect([await empty.exitCode, empty.output()]).toEqual([1, expect.stringContaining("documents")]);
  await mkdir(join(cwd, "documents"));
  await copyFile(demo, join(cwd, "documents/report.json"));
  const build = runExample("convert-in-a-build/build", { cwd });
  expect([await build.exitCode, build.output()]).toEqual([
    0,
    expect.stringMatching(/^pages\/report\.md\n/),
  ]);
  expect(await readFile(join(cwd, "pages/report.md"), "utf8")).toMatch(/^---\n[^]*\n# /);
});

test("the README contains the example that runs here", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const example = await readFile(
    new URL("../caller-typescript/export.ts", import.meta.url),
    "utf8",
  );
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});
