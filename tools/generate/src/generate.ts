import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { loadDescription } from "./load/load-description.ts";
import { buildModel } from "./model/build/build-model.ts";
import { CONTRACT_NOTICE, noticeOf } from "./write/banner.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** How the output is to be. */
export interface GenerateOptions {
  /**
   * The module that a server stub imports its runtime from, such as `@document-export/server-stub/runtime`.
   * Without it the output stands inside the runtime's own sources.
   */
  readonly runtime?: string | undefined;
}

/**
 * Generates the files of one target from an OpenAPI 3.1 file: load, model, emit, format; writing is the caller's.
 * Throws DescriptionError with every problem of the description.
 */
export async function generate(
  name: TargetName,
  file: string,
  { runtime }: GenerateOptions = {},
): Promise<GeneratedFile[]> {
  const { emit, format, banner }: Target = TARGETS[name];
  const document = await loadDescription(file);
  const files = await emit({ model: buildModel(document), document, runtime });
  const notice = banner(runtime === undefined ? CONTRACT_NOTICE : noticeOf(file));
  return Promise.all(files.map(({ path, text }) => format({ path, text: `${notice}\n${text}` })));
}
