import type { Command } from "commander";
import { loadPlugins } from "../engine/load-plugins.js";
import { renderJson } from "../report/json/render-json.js";
import { EXIT_CODES, exitCodeOf } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { renderTerminal } from "../report/terminal/render-terminal.js";
import type { TrafficOptions, TrafficReport } from "../traffic/judge-traffic.js";
import { isMostlyJudged } from "../traffic/traffic-counts.js";
import { readDescription, splitList } from "./argument-values.js";
import { type Environment, hasColours } from "./output.js";

/** Judges traffic of others; resolves with the exit code. */
export interface TrafficInvocation {
  readonly command: "proxy" | "traffic";
  execute(): Promise<number>;
}

/** Flags of whatever judges traffic. */
export interface TrafficFlags {
  spec?: string;
  plugin?: readonly string[];
  waive?: readonly string[];
  rules?: readonly string[];
  json?: true;
}

/** Adds the flags to a command. */
export function addTrafficFlags(command: Command): Command {
  return command
    .option("--spec <file>", "OpenAPI 3.1 or 3.0 description of an API that is not the interface")
    .option("--plugin <module>", "module with rules of your own; repeatable", splitList)
    .option(
      "--waive <decisions>",
      "waive findings that rest on these decisions (comma-separated)",
      splitList,
    )
    .option("--rules <rules>", "judge by these rules only (comma-separated)", splitList)
    .option("--json", "write the report as JSON");
}

/** Returns the options that flags ask for. */
export async function readTrafficFlags({
  spec,
  plugin,
  waive,
  rules,
}: TrafficFlags): Promise<Omit<TrafficOptions, "source">> {
  return {
    ...(waive && { waive }),
    ...(rules && { rules }),
    ...(spec !== undefined && { description: await readDescription(spec) }),
    ...(plugin && { plugins: await loadPlugins(plugin) }),
  };
}

/** Writes a report on traffic and returns its exit code. */
export function writeTrafficReport(
  report: TrafficReport,
  { json }: TrafficFlags,
  { stdout, variables }: Environment,
): number {
  const style = createStyle(hasColours(stdout, variables));
  stdout.write(json ? renderJson(report) : renderTerminal(report, style) + renderCounts(report));
  return exitCodeOfTraffic(report);
}

/**
 * Returns the exit code of a report on traffic. Rules that were not exercised are only said, since
 * traffic has what it has; too little of it that was judged is no success.
 */
export function exitCodeOfTraffic(report: TrafficReport): number {
  const exitCode = exitCodeOf(report, true);
  const isConformant = exitCode === EXIT_CODES.conformant;
  return isConformant && !isMostlyJudged(report.traffic) ? EXIT_CODES.partial : exitCode;
}

function explainLittle(traffic: TrafficReport["traffic"]): readonly string[] {
  if (isMostlyJudged(traffic)) return [];
  if (traffic.exchanges > traffic.outside)
    return ["Fewer than half of the exchanges were judged, so finding nothing means little."];
  return ["Nothing was judged: no exchange is at a path of the description below the base URL."];
}

function renderCounts({ traffic }: TrafficReport): string {
  const { exchanges, judged, silent, aborted, lost, outside, notShown } = traffic;
  const parts = [
    `${judged} judged`,
    ...(silent > 0 ? [`${silent} without a complete response`] : []),
    ...(aborted > 0 ? [`${aborted} given up by the caller`] : []),
    ...(lost > 0 ? [`${lost} not judged in time`] : []),
    ...(outside > 0 ? [`${outside} not of this API`] : []),
  ];
  return [
    `${exchanges} exchanges: ${parts.join(", ")}`,
    ...explainLittle(traffic),
    ...notShown.map((spot) => `Not shown: ${spot}.`),
    "",
  ].join("\n");
}
