import type { Conversion, ConvertOptions } from "@document-export/convert";
import { dirname } from "node:path";
import { InterruptedError, UsageError } from "../errors/errors.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { convertDocument } from "./converter.js";
import { placeImages } from "./images/place-images.js";
import { named, readDocument } from "./input/read-document.js";
import { type ConversionPlan, STANDARD } from "./plan-conversion.js";
import { writeWhole } from "./write-whole.js";

/** A conversion whose result has been written to its file. */
export interface ConvertedFile {
  readonly conversion: Conversion;
  /** True if an image that should be a file next to the result could not be loaded. */
  readonly lacksImages: boolean;
}

/**
 * Converts a document and writes the result. Writes only after the conversion is complete, so that a failure keeps the
 * old file. Reports assumptions, and images that could not be loaded. Throws a UsageError if the document cannot be
 * read, converted or written.
 */
export async function convertFile(
  plan: ConversionPlan,
  flags: GlobalFlags,
  say: (remark: string) => void,
): Promise<ConvertedFile> {
  const name = plan.input === STANDARD ? "standard input" : plan.input;
  const document = await readDocument(plan.input, flags, say);
  try {
    const { images, failed } = await placeImages(document, plan, plan.output, say);
    const options = { ...plan.options, format: plan.format, images } satisfies ConvertOptions;
    const conversion = convertDocument(document, options);
    await writeResult(plan.output, conversion.content);
    return { conversion, lacksImages: failed > 0 && typeof plan.images === "object" };
  } catch (error) {
    throw named(name, error);
  }
}

/** Writes a result to a file, or to standard output. */
export async function writeResult(output: string, content: Conversion["content"]): Promise<void> {
  if (output === STANDARD) return void process.stdout.write(content);
  await writeWhole(output, content).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof InterruptedError) throw error;
    const advice =
      error.code === "ENOENT"
        ? `There is no folder \`${dirname(output)}\`: create it, or name another file with \`-o FILE\`.`
        : undefined;
    throw new UsageError(`Cannot write the result: ${error.message}`, advice, error);
  });
}
