import { writeFile } from "node:fs/promises";
import { planRun } from "../engine/plan-run.js";
import type { RunEvent } from "../report/run-event.js";
import { runChecks } from "../engine/run-checks.js";
import { UsageError } from "../load/target.js";
import { renderJson } from "../report/json/render-json.js";
import { createRedact } from "../report/redact.js";
import { EXIT_CODES, exitCodeOf } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { renderEnd, renderRule, type Terminal } from "../report/terminal/render-terminal.js";
import { openReports } from "../report/write-reports.js";
import { proposeWaivers } from "../waivers/propose-waivers.js";
import { createProgressLine, type Environment, hasColours, type OutputStream } from "./output.js";
import type { Invocation } from "./parse-arguments.js";
import { renderPlan } from "./render-plan.js";

type Run = Extract<Invocation, { command: "run" }>;

/** Checks an implementation, writes each rule as soon as it has ended, and returns the exit code. */
export async function run(invocation: Run, environment: Environment): Promise<number> {
  const { target, options, isDry, isPartialAllowed, reports, proposals, json } = invocation;
  if (isDry) return planOnly(invocation, environment);
  const files = openReports(reports);
  const shown = showRun(invocation, environment);
  try {
    const onEvent = (event: RunEvent): void => {
      files.note(event);
      shown.note(event);
    };
    const { report, exchanges } = await runChecks(target, { ...options, onEvent }).catch(
      (error: unknown) => {
        files.discard();
        throw error;
      },
    );
    files.finish({ report, exchanges, redact: createRedact(target) });
    if (proposals !== undefined) await writeProposals(proposals, proposeWaivers(report));
    if (json) environment.stdout.write(renderJson(report));
    return exitCodeOf(report, isPartialAllowed);
  } finally {
    shown.close();
  }
}

async function planOnly({ target, options, json }: Run, { stdout }: Environment): Promise<number> {
  const plan = await planRun(target, options);
  stdout.write(json ? `${JSON.stringify(plan, undefined, 2)}\n` : renderPlan(plan));
  return EXIT_CODES.conformant;
}

/** Shows a run on the terminal while it goes on: the rules that have ended, and the one that runs. */
function showRun(
  { json, options, proposals }: Run,
  { stdout, stderr, variables }: Environment,
): { note(event: RunEvent): void; close(): void } {
  const progress = createProgressLine(stderr);
  const terminal = terminalOf(stdout, variables, options.baseline?.rules ?? []);
  let findings = 0;
  const show = (text: string): void => {
    if (text === "" || json) return;
    progress.clear();
    stdout.write(text);
  };
  return {
    note(event) {
      if (event.event === "rule-started") progress.show({ ...event, findings });
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

/** Never overwrites: someone may have written reasons into the file since the run began. */
async function writeProposals(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: "wx" }).catch((cause: Error) => {
    throw new UsageError(`Cannot write the proposed waivers \`${file}\`: ${cause.message}`, {
      cause,
    });
  });
}
