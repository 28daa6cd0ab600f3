import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../src/index.js";
import { fileFromPath } from "../src/node.js";
import { createTestDouble } from "../src/testing.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-client-"));
  await writeFile(join(folder, "report.json"), '{"title":"ü"}');
});
afterAll(() => rm(folder, { recursive: true }));

const options = { destination: 12 };

/** Starts a test double, and a client for it that may retry every call. */
function start() {
  const double = createTestDouble();
  const { fetch } = double;
  const client = createClient({
    baseUrl: "http://double.test",
    token: "t",
    fetch,
    supportsIdempotencyKeys: true,
  });
  return { double, client };
}

test("sends a file from its path, and sends it again on retry", async () => {
  const { double, client } = start();
  double.inject({ status: 503 });
  await client.exportHostedDocument({ file: fileFromPath(join(folder, "report.json")), options });
  const sent = { file: '{"title":"ü"}', options };
  expect(double.calls.map(({ body }) => body)).toEqual([sent, sent]);
});

test("accepts a file URL and sends the name of the file", () => {
  expect(fileFromPath(pathToFileURL(join(folder, "report.json"))).name).toBe("report.json");
});

test("rejects a missing file with the file system's error, sending nothing", async () => {
  const { double, client } = start();
  const file = fileFromPath(join(folder, "missing.json"));
  const call = client.exportHostedDocument({ file, options });
  await expect(call).rejects.toMatchObject({ code: "ENOENT" });
  expect(double.calls).toEqual([]);
});
