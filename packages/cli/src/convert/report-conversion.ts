import type { Conversion } from "@document-export/convert";
import { jsonText, plainText } from "../terminal/plain-text.js";
import type { Terminal } from "../terminal/terminal.js";
import { describeWarnings } from "../warnings/describe-warnings.js";
import { type ConversionPlan, STANDARD } from "./plan-conversion.js";

/** Prints the path of the result. Prints warnings to standard error, grouped by code, with counts and first places. */
export function reportConversion(
  plan: ConversionPlan,
  conversion: Conversion,
  terminal: Terminal,
  json: boolean | undefined,
): void {
  if (json) return terminal.print(conversionToJson(plan, conversion));
  for (const line of describeWarnings(conversion, terminal.remarkStyle)) terminal.remark(line);
  if (plan.output === STANDARD) return;
  const [input, output] = [plan.input, plan.output].map(plainText);
  terminal.print(`${input} → ${terminal.style.bold(output ?? "")}`);
}

/** Returns the outcome of a conversion for `--json`, without the content. */
function conversionToJson({ input, output, format }: ConversionPlan, conversion: Conversion) {
  const { title, warnings, warningCounts } = conversion;
  return jsonText({ file: input, output, format, title, warnings, warningCounts });
}
