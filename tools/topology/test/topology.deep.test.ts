import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { topologyMissing } from "../src/start-topology.ts";
import { guideCommands } from "./support/deploy-files.ts";

const missing = topologyMissing();
/** The command that the guide, docs/deploy.md, says to run. */
const [, script = ""] = guideCommands("topology.deep.test.ts").split(" ");
const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

describe.skipIf(missing !== undefined)(
  missing ? `SKIPPED: ${missing}` : "without containers",
  () => {
    test("two APIs and workers behind nginx survive losing one each", async () => {
      expect(manifest.scripts).toHaveProperty(
        script,
        expect.stringMatching(/node tools\/topology\/src\/main\.ts$/),
      );
      // If the program exits with 1, its output shows why.
      const { stdout } = await promisify(execFile)(process.execPath, [MAIN]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).toMatch(/✓ \d+ jobs of the killed worker ended done elsewhere/);
      expect(stdout).toMatch(/everything is as it should be\n$/);
    });
  },
);
