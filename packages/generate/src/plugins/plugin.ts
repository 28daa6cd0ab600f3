import type { JsonObject } from "@document-export/openapi";
import type { TargetName } from "../emit/targets.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";

/** Changes the description before anything is generated from it, or adds files to what is generated. */
export interface Plugin {
  /** Names the plug-in in errors. */
  readonly name: string;
  /**
   * The description as it is to be read: OpenAPI 3.1, one document, references local, nothing in it repaired yet. It must
   * return a description of that kind too, and leave the given one as it is.
   */
  readonly transform?: (document: JsonObject) => JsonObject | Promise<JsonObject>;
  /**
   * Further files of the folder. A path is a name without folders, ending in `.ts`, `.js`, `.mjs`, `.css`, `.md`, `.html`,
   * `.yaml` or `.yml`: each begins with a comment that says that it is generated. TypeScript and JavaScript are formatted.
   */
  readonly files?: (
    source: PluginSource,
  ) => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;
}

/** What a plug-in writes files from. */
export interface PluginSource {
  /** What is being generated beside. */
  readonly target: TargetName;
  /** The description, normalised. */
  readonly model: ApiModel;
  /** The description as OpenAPI 3.1, for what the model leaves out. */
  readonly document: JsonObject;
}

/** A plug-in failed, or gave what cannot be written. */
export class PluginError extends Error {
  override readonly name = "PluginError";

  constructor(plugin: string, problem: string, options?: ErrorOptions) {
    super(`The plug-in \`${plugin}\` ${problem}`, options);
  }
}
