import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONTRACT } from "./describe-target.ts";
import { recordOwnTraffic } from "./own-traffic.ts";
import { normalise, type Peer } from "./peer.ts";
import { startCommand } from "./run-command.ts";

const COMMAND = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const LIMIT = 5 * 60_000;

const redocly = (...args: string[]) =>
  startCommand(process.execPath, [COMMAND, ...args], { limit: LIMIT });

interface Drift {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly method: string;
    readonly path: string;
    readonly status?: number;
    readonly message: string;
    readonly details?: { readonly summary?: string };
  }[];
}

/**
 * Redocly's drift command, which compares a recording with the contract. The recording is the one of this checker's
 * proxy: Redocly's own is not valid JSON if a body contains U+2028, which Redocly treats as a line end.
 */
export const REDOCLY: Peer = {
  name: "Redocly drift 2.77.0",
  prepare: () => Promise.resolve(undefined),
  async reportOn(target, seed) {
    const folder = await mkdtemp(join(tmpdir(), "document-export-peers-"));
    const [har, report] = [join(folder, "traffic.har"), join(folder, "report.json")];
    try {
      await recordOwnTraffic(target, har, seed);
      const where = ["--api", CONTRACT, "--server", target.baseUrl];
      const { output } = await redocly(
        "drift",
        har,
        ...where,
        "--format",
        "json",
        "--output",
        report,
      ).ended;
      const text = await readFile(report, "utf8").catch(() => {
        throw new Error(`Redocly wrote no report: ${output.slice(-2_000)}`);
      });
      const { problems }: Drift = JSON.parse(text);
      // Problems with requests that got no response in time say nothing about the implementation.
      const judged = problems.filter(({ status }) => status !== undefined);
      return new Set(
        judged.map(({ ruleId, method, path, status, message, details }) =>
          normalise(
            `${ruleId} ${method} ${path.split("?")[0]} ${status} ${message} ${details?.summary ?? ""}`,
          ),
        ),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
