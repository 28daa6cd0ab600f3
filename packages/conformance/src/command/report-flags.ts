import { access } from "node:fs/promises";
import { InvalidArgumentError } from "commander";
import { UsageError } from "../load/target.js";
import { REPORT_FORMATS, type ReportFormat } from "../report/formats.js";
import type { ReportFile } from "../report/write-reports.js";
import type { Environment } from "./output.js";

/** One value of `--report`. */
export interface ReportFlag {
  readonly format: ReportFormat;
  readonly file: string;
}

/** Parses one value of `--report`, such as `html:report.html`. */
export function parseReport(text: string, before: readonly ReportFlag[] = []): ReportFlag[] {
  const [name = ""] = text.split(":", 1);
  const file = text.slice(name.length + 1);
  const format = REPORT_FORMATS.find((one) => one === name);
  if (format === undefined)
    throw new InvalidArgumentError(
      `Must begin with a format and a colon, got \`${text.slice(0, 80)}\`. Formats are ${REPORT_FORMATS.join(", ")}.`,
    );
  if (file === "")
    throw new InvalidArgumentError(`Must name a file, such as \`${format}:report\`.`);
  if (before.some((one) => one.file === file))
    throw new InvalidArgumentError(
      `More than one report would be written to \`${file.slice(0, 80)}\`.`,
    );
  return [...before, { format, file }];
}

/** Files of a GitHub Actions step, which other commands of the step write to as well. */
const SHARED_FILES = ["GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"] as const;

/** Returns the reports that the options request. Reports to a file of a GitHub Actions step are appended. */
export function reportFiles(
  flags: readonly ReportFlag[],
  variables: Environment["variables"],
): readonly ReportFile[] {
  return flags.map((flag) => ({
    ...flag,
    isAppended: SHARED_FILES.some((name) => flag.file === variables[name]),
  }));
}

/**
 * Checks that a file does not exist yet, so that reasons written into it are not lost.
 * @throws UsageError if it exists
 */
export async function requireNewFile(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new UsageError(
      `\`${file}\` already exists: name a new file for the proposed waivers, or delete it.`,
    );
}
