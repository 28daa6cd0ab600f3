import type { Command } from "commander";
import { loadPlugins } from "../engine/load-plugins.js";
import { refuseVersion, UsageError } from "../load/target.js";
import { keepHeapSmall } from "../traffic/keep-heap-small.js";
import { judgeTraffic, type TrafficReport } from "../traffic/judge-traffic.js";
import { readRecording } from "../recording/read-recording.js";
import { addJudgingOptions, type JudgingFlags, readJudging } from "./judging-flags.js";
import type { Environment } from "./output.js";
import { reportTraffic, type TrafficInvocation } from "./traffic-options.js";

interface Flags extends JudgingFlags {
  baseUrl?: string;
}

/** Adds the command `traffic`, which judges a recording. */
export function addTraffic(
  program: Command,
  environment: Environment,
  invoke: (invocation: TrafficInvocation) => void,
): void {
  const command = program
    .command("traffic")
    .description(
      "Check recorded traffic: an HTTP Archive (HAR 1.2), or JSON with one exchange per line.",
    )
    .argument("<file>", "the recording; may be compressed with gzip")
    .option(
      "--base-url <url>",
      "check only requests below this address; by default, requests whose path ends in a described one",
    );
  addJudgingOptions(command).action((file: string, flags: Flags) =>
    invoke({
      command: "traffic",
      execute: () => reportTraffic(flags, environment, () => judgeFile(file, flags, environment)),
    }),
  );
}

async function judgeFile(
  file: string,
  flags: Flags,
  environment: Environment,
): Promise<TrafficReport> {
  const { baseUrl, plugin, spec } = flags;
  if (baseUrl !== undefined && !URL.canParse(baseUrl))
    throw new UsageError(
      `Invalid --base-url: expected an absolute URL, got \`${baseUrl.slice(0, 80)}\`.`,
    );
  if (baseUrl !== undefined && spec === undefined) refuseVersion(baseUrl, "--base-url");
  const judging = judgeTraffic({
    source: file,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(await readJudging(flags, environment)),
    ...(plugin && { plugins: await loadPlugins(plugin) }),
  });
  keepHeapSmall();
  for await (const recorded of readRecording(file)) await judging.see(recorded);
  return judging.end();
}
