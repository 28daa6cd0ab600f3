import { CommanderError } from "commander";
import { checkImplementation } from "../engine/check-implementation.js";
import { planRun } from "../engine/plan-run.js";
import { TargetUnreachableError } from "../engine/reach-target.js";
import { explainRule } from "../explain/explain-rule.js";
import { UsageError } from "../load/target.js";
import { renderJson, renderTerminal } from "../report/render.js";
import { renderPlan } from "./render-plan.js";
import { EXIT_CODES, exitCodeOf } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { RULES } from "../rules/rules.js";
import { createProgressLine, type Environment, type OutputStream } from "./output.js";
import { type Invocation, parseArguments } from "./parse-arguments.js";

type Run = Extract<Invocation, { command: "run" }>;

/** Runs the command and returns its exit code; writes the report to stdout, everything else to stderr. */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  try {
    const invocation = await parseArguments(args, environment);
    if (invocation.command === "run") return await run(invocation, environment);
    const text =
      invocation.command === "rules" ? listRules(invocation) : await explainRule(invocation.rule);
    environment.stdout.write(text);
    return EXIT_CODES.conformant;
  } catch (error) {
    return explainFailure(error, environment.stderr);
  }
}

async function run(
  { target, options, json, isDry, isPartialAllowed }: Run,
  { stdout, stderr, variables }: Environment,
): Promise<number> {
  if (isDry) {
    const plan = await planRun(target, options);
    stdout.write(json ? `${JSON.stringify(plan, undefined, 2)}\n` : renderPlan(plan));
    return EXIT_CODES.conformant;
  }
  const progress = createProgressLine(stderr);
  try {
    const report = await checkImplementation(target, { ...options, onProgress: progress.show });
    progress.clear();
    const style = createStyle(hasColours(stdout, variables));
    stdout.write(json ? renderJson(report) : renderTerminal(report, style));
    return exitCodeOf(report, isPartialAllowed);
  } finally {
    progress.clear();
  }
}

function listRules({ json }: { readonly json: boolean }): string {
  if (!json) return RULES.map(({ id, title }) => `${id}: ${title}\n`).join("");
  const rules = RULES.map(({ id, title, severity = "error", depth = "default", basis }) => {
    return { id, title, severity, depth, basis };
  });
  return `${JSON.stringify(rules, undefined, 2)}\n`;
}

/** `NO_COLOR` (no-color.org) wins over a terminal where it is not empty. */
function hasColours(stream: OutputStream, variables: Environment["variables"]): boolean {
  return stream.isTTY === true && (variables["NO_COLOR"] ?? "") === "";
}

function explainFailure(error: unknown, stderr: OutputStream): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.conformant : EXIT_CODES.usage;
  if (!(error instanceof Error)) throw error;
  const exitCode = exitCodeOfFailure(error);
  const text = exitCode === EXIT_CODES.internal ? error.stack : error.message;
  stderr.write(`${text}\n`);
  return exitCode;
}

function exitCodeOfFailure(error: Error): number {
  if (error instanceof UsageError) return EXIT_CODES.usage;
  return error instanceof TargetUnreachableError ? EXIT_CODES.unreachable : EXIT_CODES.internal;
}
