import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { promtoolMissing } from "./promtool.js";

const cwd = fileURLToPath(new URL("../../deploy/observability/", import.meta.url));
const missing = promtoolMissing();
const note = missing === undefined ? "" : `; skipped, since ${missing}`;

test.skipIf(missing !== undefined)(
  `the guide's command runs the tests of all alerts${note}`,
  async () => {
    const guide = await readFile(new URL("../../docs/observability.md", import.meta.url), "utf8");
    const [, command = ""] =
      /```sh test="[^"]+alerts\.deep\.test\.ts"\n(.+)\n```/.exec(guide) ?? [];
    expect(command).toMatch(/^promtool test rules/);
    await promisify(execFile)("bash", ["-c", command], { cwd });
  },
);
