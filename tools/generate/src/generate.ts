import { targets, type Target } from "./emit/targets.ts";
import { loadDescription } from "./load/load-description.ts";
import { buildModel } from "./model/build-model.ts";
import { formatFile } from "./write/format-file.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** Generates the files of one target from an OpenAPI 3.1 file: load, model, emit; writing is the caller's. */
export async function generate(target: Target, file: string): Promise<GeneratedFile[]> {
  const document = await loadDescription(file);
  const files = await targets[target](buildModel(document), document);
  return Promise.all(files.map(formatFile));
}
