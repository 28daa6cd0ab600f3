import { ReportedError, UsageError } from "../errors/errors.js";
import { EXIT_CODES } from "../errors/exit-codes.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { convertFile } from "./convert-file.js";
import type { ConvertFlags } from "./convert-flags.js";
import { DEFAULTED, namesFormat, planConversion, STANDARD } from "./plan-conversion.js";
import { reportConversion } from "./report-conversion.js";
import { watchFile } from "./watch-file.js";

/** Converts documents on this machine. With `--watch`, converts the document again after each change, until Ctrl+C. */
export async function runConvert(files: readonly string[], flags: ConvertFlags): Promise<void> {
  assertImages(flags);
  if (flags.outputDir !== undefined) {
    const { convertMany } = await import("./many/convert-many.js");
    return convertMany(files, flags.outputDir, flags);
  }
  const [input = "", ...others] = files;
  if (others.length > 0) throw tooMany(files, flags);
  await convertOne(input, flags);
}

/** Throws a UsageError if `--images` has no value and took the next flag for it. */
function assertImages({ images = "" }: ConvertFlags): void {
  if (!images.startsWith("-")) return;
  throw new UsageError(
    `\`--images\`: expected \`link\`, \`embed\` or a folder, got \`${images}\`.`,
    "Name the folder for the images, such as `--images images`.",
  );
}

/** Creates the error for several documents with one result. The last one may be meant as the result. */
function tooMany(files: readonly string[], flags: ConvertFlags): UsageError {
  const message = `\`-o\` names one result, got ${files.length} documents.`;
  const last = files.at(-1) ?? "";
  const isResult = flags.output === STANDARD && files.length === 2 && namesFormat(last);
  return new UsageError(
    message,
    isResult
      ? `To write the result to \`${last}\`, put \`-o\` before it.`
      : "Name a folder for the results with `--output-dir FOLDER`.",
  );
}

async function convertOne(input: string, flags: ConvertFlags): Promise<void> {
  const plan = await planConversion(input, flags);
  const terminal = openTerminal(flags);
  const say = (remark: string) => terminal.remark(plainText(remark));
  if (plan.output === STANDARD && !flags.format) say(DEFAULTED);
  const run = async () => {
    const { conversion, lacksImages } = await convertFile(plan, flags, say);
    reportConversion(plan, conversion, terminal, flags.json);
    return lacksImages;
  };
  if (!flags.watch) {
    if (await run()) throw new ReportedError(EXIT_CODES.failed);
    return;
  }
  const signal = abortOnInterrupt();
  const onChange = () =>
    run().then(
      () => undefined,
      async (error: unknown) => {
        const { reportError } = await import("../errors/report-error.js");
        // Reports the error and keeps watching: the next version of the document may be valid.
        if (!signal.aborted) reportError(error, flags);
      },
    );
  if (!flags.json) terminal.remark(`Watching ${plainText(input)}. Ctrl+C ends.`);
  await watchFile(input, onChange, signal);
}
