import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeTarget } from "./describe-target.ts";
import type { Peer } from "./peer.ts";
import { startCommand } from "./run-command.ts";

const VERSION = "4.32.5";
/** Time limit of the search on one implementation, in seconds. */
const SECONDS = 10;
const INSTALL_LIMIT = 10 * 60_000;
/** Includes the time for startup and reports as well as the search, on a machine that may be busy. */
const RUN_LIMIT = 3 * 60_000;
const FOLDER = fileURLToPath(
  new URL(`../../node_modules/.cache/schemathesis-${VERSION}`, import.meta.url),
);
const COMMAND = join(FOLDER, "bin", "st");

/** Schemathesis with all its checks and phases, in a virtual environment that the benchmark creates. */
export const SCHEMATHESIS: Peer = {
  name: `Schemathesis ${VERSION}`,
  async prepare() {
    if (existsSync(COMMAND)) return undefined;
    const commands: readonly (readonly [string, ...string[]])[] = [
      ["python3", "-m", "venv", FOLDER],
      [join(FOLDER, "bin", "pip"), "install", "--quiet", `schemathesis==${VERSION}`],
    ];
    for (const [command, ...args] of commands) {
      const { code, output } = await startCommand(command, args, { limit: INSTALL_LIMIT }).ended;
      if (code !== 0)
        return `not installed, because \`${[command, ...args].join(" ")}\` failed: ${output.trim().split("\n").at(-1)}`;
    }
    return undefined;
  },
  reportOn: async (target, seed) =>
    searchWithSchemathesis({
      baseUrl: target.baseUrl,
      description: await describeTarget(target),
      headers: [`Authorization: Bearer ${target.token}`],
      seed,
    }),
};

/** Input of a search on an API. */
interface Search {
  readonly baseUrl: string;
  readonly description: unknown;
  /** Header lines to send with every request. */
  readonly headers: readonly string[];
  readonly seed: number;
}

/** Searches for failures in an API by its description, and returns the reports. */
export async function searchWithSchemathesis(search: Search): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-peers-"));
  try {
    const description = join(folder, "openapi.json");
    await writeFile(description, JSON.stringify(search.description));
    const args = argumentsOf(search, { description, folder });
    // It remembers earlier failures in its working directory, so each run has its own.
    const { output } = await startCommand(COMMAND, args, { limit: RUN_LIMIT, cwd: folder }).ended;
    const events = await readFile(join(folder, "events.ndjson"), "utf8").catch(() => {
      throw new Error(`Schemathesis wrote no report: ${output.slice(-2_000)}`);
    });
    return new Set(events.split("\n").flatMap(reportsOfLine));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uses one thread: with several, this version fails on Python 3.11. */
function argumentsOf(
  { baseUrl, headers, seed }: Search,
  { description, folder }: { readonly description: string; readonly folder: string },
): readonly string[] {
  const header = headers.flatMap((line) => ["--header", line]);
  const search = ["--checks", "all", "--continue-on-failure", "--max-time", String(SECONDS)];
  const repeatable = ["--seed", String(seed), "--generation-database", "none", "--workers", "1"];
  const report = ["--report", "ndjson", "--report-ndjson-path", join(folder, "events.ndjson")];
  return ["run", description, "--url", baseUrl, ...header, ...search, ...repeatable, ...report];
}

interface Line {
  readonly ScenarioFinished?: { readonly recorder: Recorder };
  readonly NonFatalError?: { readonly info?: { readonly title?: string }; readonly label?: string };
}

interface Recorder {
  readonly checks: Readonly<Record<string, readonly Check[]>>;
  readonly interactions: Readonly<
    Record<string, { readonly response?: { readonly status_code: number } | null }>
  >;
}

interface Check {
  readonly failure_info?: {
    readonly failure: { readonly code: string; readonly title: string; readonly operation: string };
  } | null;
}

/** A failure consists of the check, the operation and the status; connection errors count too. */
function reportsOfLine(text: string): readonly string[] {
  if (text === "") return [];
  const { ScenarioFinished, NonFatalError }: Line = JSON.parse(text);
  const title = NonFatalError?.info?.title;
  if (title?.includes("Network")) return [`${title} ${NonFatalError?.label}`];
  const { checks = {}, interactions = {} } = ScenarioFinished?.recorder ?? {};
  return Object.entries(checks).flatMap(([id, ofCase]) =>
    ofCase.flatMap(({ failure_info: info }) => {
      if (!info) return [];
      const { code, title: name, operation } = info.failure;
      return [`${code} ${name}: ${operation} ${interactions[id]?.response?.status_code}`];
    }),
  );
}
