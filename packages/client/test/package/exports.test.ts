import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installTarballs, type Installed } from "./install-tarballs.js";

const run = promisify(execFile);

let installed: Installed;
beforeAll(async () => {
  installed = await installTarballs();
});
afterAll(() => installed?.remove());

test("a CommonJS module can require every entry of the packed client", async () => {
  const { exports } = JSON.parse(
    await readFile(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { exports: Readonly<Record<string, unknown>> };
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith(".json"));
  const script = `
    for (const entry of ${JSON.stringify(entries)})
      console.log(entry, Object.keys(require("@document-export/client" + entry.slice(1))).length > 0);`;
  const { stdout } = await run(process.execPath, ["-e", script], { cwd: installed.folder });
  expect(stdout.trim().split("\n")).toEqual(entries.map((entry) => `${entry} true`));
});
