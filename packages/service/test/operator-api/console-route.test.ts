import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { consoleRoute } from "../../src/operator-api/console/console-route.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { rawRequest, startOperated } from "./support/operator.js";

test("serves the console with a policy, and caches its files by name", async () => {
  const { port } = await startOperated();
  const page = await rawRequest(`${port}/console/`);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
  });
  const policy = page.headers["content-security-policy"];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("unsafe");
  const [, script = ""] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page.text) ?? [];
  const file = await rawRequest(`${port}/console/${script}`);
  expect(file.headers["cache-control"]).toContain("immutable");
  expect((await rawRequest(`${port}/console`)).headers.location).toBe("console/");
  for (const path of ["../package.json", "%2e%2e/package.json", "assets/..%2fx", "none.js"])
    expect((await rawRequest(`${port}/console/${path}`)).status).toBe(404);
});

test("reports that the console is not built, and serves it once built", async () => {
  const folder = join(await temporaryFolder(), "dist");
  const route = consoleRoute(() => folder);
  const missing = await route("/console/");
  expect([missing.status, missing.body]).toEqual([503, expect.stringContaining("not built")]);
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  expect((await route("/console/")).status).toBe(200);
});
