import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const folder = fileURLToPath(new URL("../../", import.meta.url));

// A package finds itself by its name. Other tests import the packed client: what is built is also what is packed.
test("a CommonJS module can require every entry of the client", async () => {
  const { exports } = JSON.parse(await readFile(`${folder}package.json`, "utf8")) as {
    exports: Readonly<Record<string, unknown>>;
  };
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith(".json"));
  const script = `
    for (const entry of ${JSON.stringify(entries)})
      console.log(entry, Object.keys(require("@document-export/client" + entry.slice(1))).length > 0);`;
  const { stdout } = await run(process.execPath, ["-e", script], { cwd: folder });
  expect(stdout.trim().split("\n")).toEqual(entries.map((entry) => `${entry} true`));
});
