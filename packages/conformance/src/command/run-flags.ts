import type { Command } from "commander";
import type { Depth } from "../checks/rule.js";
import { DEFAULT_OPTIONS } from "../engine/check-options.js";
import { parseInteger, parseSeconds } from "./argument-values.js";
import { addJudgingOptions, addRuleOptions, type JudgingFlags } from "./judging-flags.js";

/** Options that name the target. */
export interface TargetFlags {
  profile?: string;
  token?: string;
  secondToken?: string;
  destination?: number;
  document?: string;
  webhookEndpoint?: string;
  webhookEvent?: string;
  deadline: number;
}

/** The options of `replay`. */
export interface ReplayFlags
  extends TargetFlags, Pick<JudgingFlags, "spec" | "allowRemote" | "plugin" | "json"> {
  baseUrl?: string;
}

/** The options of `run`. */
export interface RunFlags extends TargetFlags, JudgingFlags {
  seed: number;
  quick?: true;
  thorough?: true;
  readOnly?: true;
  dryRun?: true;
  throttle?: number;
  duration: number;
}

/** Adds the options of `run`. */
export function addRunOptions(command: Command): Command {
  addTargetOptions(command)
    .option("--quick", "only cheap and significant checks; takes seconds")
    .option("--thorough", "also checks that take minutes: retries, silence, large bodies")
    .option("--seed <number>", "seed of pseudo-random choices", parseInteger, DEFAULT_OPTIONS.seed)
    .option(
      "--throttle <requests>",
      "check limits too: send at most this many requests, without pacing",
      parseInteger,
    )
    .option(
      "--duration <seconds>",
      "end after this many seconds, and report what was checked by then",
      parseSeconds,
      DEFAULT_OPTIONS.duration / 1_000,
    )
    .option("--read-only", "send only requests that cannot change anything")
    .option("--dry-run", "list the requests, and send nothing");
  return addJudgingOptions(command);
}

/** Adds the options of `replay`. */
export function addReplayOptions(command: Command): Command {
  return addRuleOptions(addTargetOptions(command))
    .option("--base-url <url>", "address of the implementation; by default that of the report")
    .option("--json", "write the result as JSON");
}

function addTargetOptions(command: Command): Command {
  return command
    .option(
      "--profile <file>",
      "facts about the implementation that the checks need (YAML or JSON)",
    )
    .option("--token <token>", "token with all scopes (or DOCUMENT_EXPORT_TOKEN)")
    .option(
      "--second-token <token>",
      "token of another workspace (or DOCUMENT_EXPORT_SECOND_TOKEN)",
    )
    .option("--destination <id>", "destination connection to export to", parseInteger)
    .option("--document <file>", "JSON of a Google Docs document to export")
    .option("--webhook-endpoint <url>", "endpoint for the webhooks of the run")
    .option("--webhook-event <name>", "event for the webhooks of the run")
    .option(
      "--deadline <seconds>",
      "timeout of a request, a job or a record",
      parseSeconds,
      DEFAULT_OPTIONS.deadline / 1_000,
    );
}

/** Returns the depth that the options select. */
export function depthOf({ quick, thorough }: RunFlags): Depth {
  if (quick) return "quick";
  return thorough ? "thorough" : "default";
}
