import type { Command } from "commander";
import type { Baseline } from "../baseline/compare-baseline.js";
import type { Waiver } from "../findings/waiver.js";
import type { JsonObject } from "../load/json.js";
import type { Allowance } from "../report/report.js";
import { REPORT_FORMATS } from "../report/formats.js";
import { readReport } from "../report/read-report.js";
import { readWaivers } from "../waivers/read-waivers.js";
import { parseFamilies, readDescription, splitList } from "./argument-values.js";
import type { Environment } from "./output.js";
import { parseReport, type ReportFlag } from "./report-flags.js";

/** Options shared by all commands that judge an implementation: `run`, `proxy`, and `traffic`. */
export interface JudgingFlags {
  spec?: string;
  allowRemote?: true;
  plugin?: readonly string[];
  rules?: readonly string[];
  waive?: readonly string[];
  waivers?: string;
  proposeWaivers?: string;
  baseline?: string;
  report?: readonly ReportFlag[];
  allowPartial?: Allowance;
  json?: true;
  strict?: true;
}

/** Adds the options to a command. */
export function addJudgingOptions(command: Command): Command {
  return addRuleOptions(command)
    .option("--rules <rules>", "check only these rules (comma-separated)", splitList)
    .option(
      "--allow-partial [families]",
      "exit with 0 even if little was exercised or judged; optionally families (comma-separated) that may be skipped",
      parseFamilies,
    )
    .option("--strict", "also list findings of the level strict, and fail on them")
    .option(
      "--waive <decisions>",
      "waive findings that depend on these decisions (comma-separated)",
      splitList,
    )
    .option(
      "--waivers <file>",
      "waive the findings in this file; each entry has a reason and a last day",
    )
    .option(
      "--propose-waivers <file>",
      "write a waiver for each decision that the implementation made differently, with evidence",
    )
    .option("--baseline <file>", "fail only on findings that are not in this JSON report")
    .option(
      "--report <format:file>",
      `also write a report; repeatable: ${REPORT_FORMATS.join(", ")}`,
      parseReport,
    )
    .option("--json", "write the report as JSON");
}

/** Adds the options that select rules, which `replay` accepts too. */
export function addRuleOptions(command: Command): Command {
  return command
    .option("--spec <file>", "OpenAPI description (2.0 to 3.2) of another API to check")
    .option("--allow-remote", "follow references of the description over the network")
    .option("--plugin <module>", "module with your own rules; repeatable", splitList);
}

/** The judging options as plain data that can be sent to another process; plugin modules are not included. */
export interface Judging {
  readonly description?: JsonObject;
  readonly rules?: readonly string[];
  readonly waive?: readonly string[];
  readonly waivers?: readonly Waiver[];
  readonly baseline?: Baseline;
  readonly isStrict?: boolean;
}

/**
 * Reads the files that the options name.
 * @throws UsageError if a file cannot be read or has the wrong content
 */
export async function readJudging(
  flags: JudgingFlags,
  { stderr }: Pick<Environment, "stderr">,
): Promise<Judging> {
  const { spec, rules, waive, waivers, baseline, strict } = flags;
  return {
    ...(spec !== undefined && {
      description: await readDescription(spec, {
        allowRemote: flags.allowRemote === true,
        note: (line) => stderr.write(`Of the description: ${line}\n`),
      }),
    }),
    ...(rules && { rules }),
    ...(waive && { waive }),
    ...(waivers !== undefined && { waivers: await readWaivers(waivers) }),
    ...(strict && { isStrict: true }),
    ...(baseline !== undefined && { baseline: await readReport(baseline, "baseline") }),
  };
}
