import { writeFile } from "node:fs/promises";
import { UsageError } from "../load/target.js";
import type { Reported } from "../report/formats.js";
import { renderJson } from "../report/json/render-json.js";
import { openReports, type ReportFiles } from "../report/write-reports.js";
import { proposeWaivers } from "../waivers/propose-waivers.js";
import type { JudgingFlags } from "./judging-flags.js";
import type { Environment } from "./output.js";
import { reportFiles, requireNewFile } from "./report-flags.js";

/** The requested output: report files, proposed waivers, and the report as JSON on stdout. */
export interface Output extends Pick<ReportFiles, "note" | "discard"> {
  finish(reported: Reported): Promise<void>;
}

/**
 * Opens the files before judging starts, so that no results are lost to a file that cannot be written.
 * @throws UsageError if a file cannot be written, or the file for proposed waivers already exists
 */
export async function openOutput(
  { report = [], proposeWaivers: proposals, json }: JudgingFlags,
  { variables, stdout }: Environment,
): Promise<Output> {
  if (proposals !== undefined) await requireNewFile(proposals);
  const files = openReports(reportFiles(report, variables));
  return {
    note: files.note,
    discard: files.discard,
    async finish(reported) {
      files.finish(reported);
      if (proposals !== undefined) await writeProposals(proposals, reported);
      if (json) stdout.write(renderJson(reported.report));
    },
  };
}

/** Never overwrites the file: someone may have written reasons into it since the run started. */
async function writeProposals(file: string, { report }: Reported): Promise<void> {
  await writeFile(file, proposeWaivers(report), { flag: "wx" }).catch((cause: Error) => {
    throw new UsageError(`Cannot write the proposed waivers \`${file}\`: ${cause.message}`, {
      cause,
    });
  });
}
