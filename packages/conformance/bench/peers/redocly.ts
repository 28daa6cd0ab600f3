import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONTRACT } from "./describe-target.ts";
import { sendOwnTraffic } from "./own-traffic.ts";
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
    readonly status: number;
    readonly message: string;
    readonly details?: { readonly summary?: string };
  }[];
}

/** The proxy of Redocly records the traffic, which its drift compares with the contract. */
export const REDOCLY: Peer = {
  name: "Redocly drift 2.77.0",
  prepare: () => Promise.resolve(undefined),
  async reportOn(target, seed) {
    const folder = await mkdtemp(join(tmpdir(), "document-export-peers-"));
    const [har, report] = [join(folder, "traffic.har"), join(folder, "report.json")];
    try {
      const { baseUrl } = target;
      const proxy = redocly("proxy", "--target", baseUrl, "--har", har, "--port", "0");
      const [, url = ""] = await proxy.printed(/listening on (\S+)/);
      await sendOwnTraffic(target, url, seed);
      await proxy.interrupt();
      const where = ["--api", CONTRACT, "--server", baseUrl];
      await redocly("drift", har, ...where, "--format", "json", "--output", report).ended;
      const { problems }: Drift = JSON.parse(await readFile(report, "utf8"));
      return new Set(
        problems.map(({ ruleId, method, path, status, message, details }) =>
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
