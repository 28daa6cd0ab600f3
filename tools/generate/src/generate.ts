import { emitServer } from "./emit/server-stub/emit-server.ts";
import { targets, type Target } from "./emit/targets.ts";
import { loadDescription } from "./load/load-description.ts";
import { buildModel } from "./model/build-model.ts";
import { CONTRACT_BANNER, bannerOf } from "./write/banner.ts";
import { formatFile } from "./write/format-file.ts";
import { importRuntime } from "./write/import-runtime.ts";
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
 * Generates the files of one target from an OpenAPI 3.1 file: load, model, emit; writing is the caller's.
 * Throws DescriptionError with every problem of the description.
 */
export async function generate(
  target: Target,
  file: string,
  { runtime }: GenerateOptions = {},
): Promise<GeneratedFile[]> {
  const document = await loadDescription(file);
  const files = await targets[target](buildModel(document), document);
  if (runtime === undefined || target !== "server-stub")
    return Promise.all(files.map((one) => formatFile(one, CONTRACT_BANNER)));
  const whole = [...files, { path: "server.ts", text: emitServer().text }];
  return Promise.all(whole.map((one) => formatFile(importRuntime(one, runtime), bannerOf(file))));
}
