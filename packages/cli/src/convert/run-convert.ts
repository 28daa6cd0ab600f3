import { reportError } from "../errors/report-error.js";
import { abortOnInterrupt } from "../session/session.js";
import { plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { convertFile } from "./convert-file.js";
import type { ConvertFlags } from "./convert-flags.js";
import { planConversion } from "./plan-conversion.js";
import { reportConversion } from "./report-conversion.js";
import { watchFile } from "./watch-file.js";

/** Converts a document on this machine; with `--watch`, again after each change of it until Ctrl+C. */
export async function runConvert(input: string, flags: ConvertFlags): Promise<void> {
  const plan = await planConversion(input, flags);
  const terminal = openTerminal(flags);
  const say = (failure: string) => terminal.remark(plainText(failure));
  const run = async () =>
    reportConversion(plan, await convertFile(plan, say), terminal, flags.json);
  if (!flags.watch) return run();
  const signal = abortOnInterrupt();
  const onChange = () =>
    run().catch((error: unknown) => {
      // Its exit code is of no use: the next version of the document may be right.
      if (!signal.aborted) reportError(error, flags);
    });
  if (!flags.json) terminal.remark(`Watching ${plainText(input)}. Ctrl+C ends.`);
  await watchFile(input, onChange, signal);
}
