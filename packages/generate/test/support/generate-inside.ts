import type { TargetName } from "../../src/emit/targets.ts";
import { generateFiles } from "../../src/generate.ts";
import openapiTypescript from "../../src/plugins/openapi-typescript.ts";
import type { GeneratedFile } from "../../src/write/generated-file.ts";

/** The files of a target as in this repository's packages: inside the sources of their runtime. */
export function generateInside(target: TargetName, description: string): Promise<GeneratedFile[]> {
  const plugins = target === "types" ? [openapiTypescript] : [];
  return generateFiles({ target, description, plugins, contract: true });
}
