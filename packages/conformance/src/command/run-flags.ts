import type { Command } from "commander";
import type { Depth } from "../checks/rule.js";
import { DEFAULT_OPTIONS } from "../engine/check-options.js";
import { REPORT_FORMATS } from "../report/formats.js";
import { parseInteger, parseSeconds, splitList } from "./argument-values.js";
import { parseReport, type ReportFlag } from "./report-flags.js";

/** What names the target, and what it is checked against. */
export interface TargetFlags {
  profile?: string;
  spec?: string;
  plugin?: readonly string[];
  token?: string;
  secondToken?: string;
  destination?: number;
  document?: string;
  webhookEndpoint?: string;
  webhookEvent?: string;
  deadline: number;
  json?: true;
}

/** The options of `replay`. */
export interface ReplayFlags extends TargetFlags {
  baseUrl?: string;
}

/** The options of `run`. */
export interface RunFlags extends TargetFlags {
  waive?: readonly string[];
  waivers?: string;
  proposeWaivers?: string;
  baseline?: string;
  report?: readonly ReportFlag[];
  rules?: readonly string[];
  seed: number;
  quick?: true;
  thorough?: true;
  readOnly?: true;
  dryRun?: true;
  allowPartial?: true;
}

/** Adds the options of `run`. */
export function addRunOptions(command: Command): Command {
  return addTargetOptions(command)
    .option("--quick", "only what is cheap and telling, within seconds")
    .option("--thorough", "also what takes minutes: retries, silence, large bodies")
    .option("--rules <rules>", "run these rules only (comma-separated)", splitList)
    .option("--seed <number>", "seed of pseudo-random choices", parseInteger, DEFAULT_OPTIONS.seed)
    .option("--read-only", "send nothing that could change the implementation")
    .option("--dry-run", "list what would be sent, and send nothing")
    .option("--allow-partial", "exit with 0 although most rules were not exercised")
    .option(
      "--waive <decisions>",
      "waive findings that rest on these decisions (comma-separated)",
      splitList,
    )
    .option("--waivers <file>", "waive what this file names, with reasons and last days")
    .option(
      "--propose-waivers <file>",
      "write the decisions that the implementation evidently took otherwise, with evidence",
    )
    .option("--baseline <file>", "fail only on findings that this JSON report does not have")
    .option(
      "--report <format:file>",
      `also write a report; repeatable: ${REPORT_FORMATS.join(", ")}`,
      parseReport,
    )
    .option("--json", "write the report as JSON");
}

/** Adds the options of `replay`. */
export function addReplayOptions(command: Command): Command {
  return addTargetOptions(command)
    .option("--base-url <url>", "address of the implementation; else that of the report")
    .option("--json", "write the result as JSON");
}

function addTargetOptions(command: Command): Command {
  return command
    .option("--profile <file>", "what the checks need to know of the implementation (YAML or JSON)")
    .option("--token <token>", "token with every scope (or DOCUMENT_EXPORT_TOKEN)")
    .option(
      "--second-token <token>",
      "token of another workspace (or DOCUMENT_EXPORT_SECOND_TOKEN)",
    )
    .option("--destination <id>", "destination connection to export to", parseInteger)
    .option("--document <file>", "JSON of a Google Docs document to export")
    .option("--webhook-endpoint <url>", "endpoint of the webhooks that are registered")
    .option("--webhook-event <name>", "event of the webhooks that are registered")
    .option("--spec <file>", "OpenAPI 3.1 or 3.0 description of an API that is not the interface")
    .option("--plugin <module>", "module with rules of your own; repeatable", splitList)
    .option(
      "--deadline <seconds>",
      "timeout of a request, a job or a record",
      parseSeconds,
      DEFAULT_OPTIONS.deadline / 1_000,
    );
}

/** Returns the depth that the options name. */
export function depthOf({ quick, thorough }: RunFlags): Depth {
  if (quick) return "quick";
  return thorough ? "thorough" : "default";
}
