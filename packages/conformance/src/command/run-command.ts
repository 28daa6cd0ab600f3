import { CommanderError } from "commander";
import type { Rule } from "../checks/rule.js";
import { TargetUnreachableError } from "../engine/reach-target.js";
import { explain } from "../explain/explain.js";
import { DEFAULT_LEVEL } from "../findings/level.js";
import { UsageError } from "../load/target.js";
import { EXIT_CODES } from "../report/report.js";
import { ALL_RULES, familyOf } from "../rules/families.js";
import { judgesInTraffic } from "../rules/in-traffic.js";
import { OPENAPI_RULES } from "../rules/openapi/index.js";
import type { Environment, OutputStream } from "./output.js";
import { parseArguments } from "./parse-arguments.js";
import { replay } from "./replay.js";
import { run } from "./run.js";

/** Runs the command and returns its exit code; writes the report to stdout, everything else to stderr. */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  try {
    const invocation = await parseArguments(args, environment);
    if (invocation.command === "run") return await run(invocation, environment);
    if (invocation.command === "replay") return await replay(invocation, environment);
    if ("execute" in invocation) return await invocation.execute();
    const text =
      invocation.command === "rules" ? listRules(invocation) : await explain(invocation.name);
    environment.stdout.write(text);
    return EXIT_CODES.conformant;
  } catch (error) {
    return explainFailure(error, environment.stderr);
  }
}

function listRules({ json }: { readonly json: boolean }): string {
  if (!json) return ALL_RULES.map(listRule).join("");
  const rules = ALL_RULES.map((rule) => {
    const { id, title, level = DEFAULT_LEVEL, depth = "default", basis } = rule;
    const family = familyOf(rule);
    return { id, title, family, level, depth, inTraffic: judgesInTraffic(rule), basis };
  });
  return `${JSON.stringify(rules, undefined, 2)}\n`;
}

/** Marks the rules for arbitrary descriptions, since they may share an id with a rule of the interface. */
function listRule(rule: Rule): string {
  const only = OPENAPI_RULES.includes(rule) ? " (with --spec)" : "";
  return `${rule.id}${only}: ${rule.title}\n`;
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
