import type { JsonObject } from "@document-export/openapi";
import type { TargetName } from "../emit/targets.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";

/** Changes the description before generation, or adds files to the output. */
export interface Plugin {
  /** Name of the plug-in in errors. */
  readonly name: string;
  /**
   * Transforms the description: a single OpenAPI 3.1 document with local references, not yet repaired. Must return a
   * description of that kind too, and must not change its input.
   */
  readonly transform?: (document: JsonObject) => JsonObject | Promise<JsonObject>;
  /**
   * Returns more files for the folder. A path is a file name without folders that ends in `.ts`, `.js`, `.mjs`, `.css`,
   * `.md`, `.html`, `.yaml` or `.yml`: each file starts with a comment that says it is generated. TypeScript and
   * JavaScript are formatted.
   */
  readonly files?: (
    source: PluginSource,
  ) => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;
}

/** Input for the files of a plug-in. */
export interface PluginSource {
  /** The target being generated. */
  readonly target: TargetName;
  /** The normalized description. */
  readonly model: ApiModel;
  /** The description as OpenAPI 3.1, for details that the model leaves out. */
  readonly document: JsonObject;
}

/** A plug-in failed, or returned something that cannot be written. */
export class PluginError extends Error {
  override readonly name = "PluginError";

  constructor(plugin: string, problem: string, options?: ErrorOptions) {
    super(`The plug-in \`${plugin}\` ${problem}`, options);
  }
}
