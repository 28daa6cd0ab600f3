import { planRun } from "../engine/plan-run.js";
import type { RunEvent } from "../report/run-event.js";
import { runChecks } from "../engine/run-checks.js";
import { createRedact } from "../report/redact.js";
import { EXIT_CODES, exitCodeOf } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { renderEnd, renderRule, type Terminal } from "../report/terminal/render-terminal.js";
import { openOutput } from "./open-output.js";
import { createProgressLine, type Environment, hasColours, type OutputStream } from "./output.js";
import type { Invocation } from "./parse-arguments.js";
import { renderPlan } from "./render-plan.js";

type Run = Extract<Invocation, { command: "run" }>;

/** Checks an implementation, prints each rule as soon as it has finished, and returns the exit code. */
export async function run(invocation: Run, environment: Environment): Promise<number> {
  const { target, options, flags } = invocation;
  if (flags.dryRun) return planOnly(invocation, environment);
  const output = await openOutput(flags, environment);
  const shown = showRun(invocation, environment);
  try {
    const onEvent = (event: RunEvent): void => {
      output.note(event);
      shown.note(event);
    };
    const { report, exchanges } = await runChecks(target, { ...options, onEvent }).catch(
      (error: unknown) => {
        output.discard();
        throw error;
      },
    );
    await output.finish({ report, exchanges, redact: createRedact(target) });
    return exitCodeOf(report, flags.allowPartial);
  } finally {
    shown.close();
  }
}

async function planOnly({ target, options, flags }: Run, { stdout }: Environment): Promise<number> {
  const plan = await planRun(target, options);
  stdout.write(flags.json ? `${JSON.stringify(plan, undefined, 2)}\n` : renderPlan(plan));
  return EXIT_CODES.conformant;
}

/** Shows the progress of a run on the terminal: the finished rules and the current one. */
function showRun(
  { options, flags: { json, proposeWaivers: proposals, allowPartial: allowed } }: Run,
  { stdout, stderr, variables }: Environment,
): { note(event: RunEvent): void; close(): void } {
  const progress = createProgressLine(stderr);
  const terminal = {
    ...terminalOf(stdout, variables, options.baseline?.rules ?? []),
    ...(allowed !== undefined && { allowed }),
  };
  let findings = 0;
  const show = (text: string): void => {
    if (text === "" || json) return;
    progress.clear();
    stdout.write(text);
  };
  return {
    note(event) {
      if (event.event === "rule-started") progress.show({ ...event, findings });
      if (event.event === "run-slow") {
        progress.clear();
        stderr.write(`${describeSlow(event)}\n`);
      }
      if (event.event === "rule-ended") {
        findings += event.result.findings.length;
        show(renderRule(event.result, terminal));
      }
      if (event.event !== "run-ended") return;
      show(renderEnd(event.report, terminal));
      if (proposals !== undefined) show(`Proposed waivers, none in force: ${proposals}\n`);
    },
    close: () => progress.clear(),
  };
}

/** Says how long the run would take, and how to give it the time or to make it shorter. */
function describeSlow({
  ended,
  total,
  requests,
  milliseconds,
  expected,
  duration,
}: Extract<RunEvent, { event: "run-slow" }>): string {
  const seconds = (time: number): number => Math.ceil(time / 1_000);
  return `The run is slow: ${ended} of ${total} rules and ${requests} requests took ${seconds(milliseconds)} seconds. At this pace it needs about ${seconds(expected)} seconds, and it ends after ${seconds(duration)} with what was judged by then. Pass a longer \`--duration\`, \`--quick\`, or fewer \`--rules\` at a time.`;
}

function terminalOf(
  stdout: OutputStream,
  variables: Environment["variables"],
  baseline: NonNullable<Run["options"]["baseline"]>["rules"],
): Terminal {
  const known = baseline.flatMap(({ findings, waived }) => [...findings, ...waived]);
  return {
    style: createStyle(hasColours(stdout, variables)),
    ...(stdout.isTTY && stdout.columns !== undefined && { width: stdout.columns }),
    known: new Set(known.map(({ id }) => id)),
  };
}
