import { UsageError } from "../load/target.js";
import { exitCodeOf } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { renderTerminal } from "../report/terminal/render-terminal.js";
import { describeTraffic } from "../report/traffic-summary.js";
import type { TrafficReport } from "../traffic/judge-traffic.js";
import type { JudgingFlags } from "./judging-flags.js";
import { openOutput } from "./open-output.js";
import { type Environment, hasColours } from "./output.js";

/** A parsed command that judges recorded or proxied traffic; resolves with the exit code. */
export interface TrafficInvocation {
  readonly command: "proxy" | "traffic";
  execute(): Promise<number>;
}

/** Judges traffic, writes the requested output, and returns the exit code. */
export async function reportTraffic(
  flags: JudgingFlags,
  environment: Environment,
  judge: () => Promise<TrafficReport>,
): Promise<number> {
  refuseArchive(flags);
  const output = await openOutput(flags, environment);
  const report = await judge().catch((error: unknown) => {
    output.discard();
    throw error;
  });
  for (const result of report.rules) output.note({ event: "rule-ended", result });
  output.note({ event: "run-ended", report });
  if (!flags.json) environment.stdout.write(renderText(report, flags, environment));
  // Credentials were already removed when the traffic was judged.
  await output.finish({ report, exchanges: [], redact: (text) => text });
  return exitCodeOf(report, flags.allowPartial);
}

/** Refuses an archive: a report on traffic stores no exchanges, since the recording already contains them. */
function refuseArchive({ report = [] }: JudgingFlags): void {
  if (report.some(({ format }) => format === "har"))
    throw new UsageError(
      "`--report har:…` holds the requests of a run, not traffic of others: the proxy records that with `--record <file>.har`.",
    );
}

function renderText(
  report: TrafficReport,
  { proposeWaivers: proposals }: JudgingFlags,
  { stdout, variables }: Environment,
): string {
  const style = createStyle(hasColours(stdout, variables));
  const lines = [
    ...describeTraffic(report.traffic),
    ...(proposals === undefined ? [] : [`Proposed waivers, none in force: ${proposals}`]),
  ];
  return `${renderTerminal(report, style)}${lines.join("\n")}\n`;
}
