import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { topologyMissing } from "../src/start-topology.ts";

const missing = topologyMissing();
const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

describe.skipIf(missing !== undefined)(
  missing ? `SKIPPED: ${missing}` : "without containers",
  () => {
    test("two APIs and two workers behind nginx survive the loss of one each", async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [MAIN]);
      expect(stdout).toMatch(/✓ \d+ jobs of the killed worker ended done elsewhere/);
      expect(stdout).toMatch(/everything is as it should be\n$/);
    });
  },
);
