import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { loadDescription } from "@document-export/openapi";
import { buildModel } from "./model/build/build-model.ts";
import { CONTRACT_NOTICE, noticeOf } from "./write/banner.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** How the output is to be. */
export interface GenerateOptions {
  /**
   * The module that a server stub or a client imports its runtime from, such as `@document-export/client/runtime`.
   * Without it the output stands inside the runtime's own sources.
   */
  readonly runtime?: string | undefined;
  /** The module that a client imports the types of schemas from; without it they are generated beside it. */
  readonly types?: string | undefined;
  /** Prefix of the environment variables that a client reads its base URL and token from; without it none. */
  readonly environment?: string | undefined;
}

/**
 * Generates the files of one target from an OpenAPI 3.1 file: load, model, emit, format; writing is the caller's.
 * Throws DescriptionError with every problem of the description.
 */
export async function generate(
  name: TargetName,
  file: string,
  { runtime, types, environment }: GenerateOptions = {},
): Promise<GeneratedFile[]> {
  const { emit, format, banner }: Target = TARGETS[name];
  const document = await loadDescription(file);
  const files = await emit({ model: buildModel(document), document, runtime, types, environment });
  const notice = banner(runtime === undefined ? CONTRACT_NOTICE : noticeOf(file));
  return Promise.all(files.map(({ path, text }) => format({ path, text: `${notice}\n${text}` })));
}
