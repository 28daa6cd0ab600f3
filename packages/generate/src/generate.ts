import { loadDescription } from "@document-export/openapi";
import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { buildModel } from "./model/build/build-model.ts";
import { locateServers } from "./model/servers/locate-servers.ts";
import { filesOfPlugins } from "./plugins/files-of-plugins.ts";
import type { Plugin } from "./plugins/plugin.ts";
import { transformDescription } from "./plugins/transform-description.ts";
import { CONTRACT_NOTICE, noticeOf } from "./write/banner.ts";
import { finishFile } from "./write/finish-file.ts";
import { inFolder } from "./write/folder-error.ts";
import type { GeneratedFile } from "./write/generated-file.ts";
import { compareFolder, syncFolder, type Difference } from "./write/sync-folder.ts";

/** What is generated, and from what. */
export interface FilesOptions {
  readonly target: TargetName;
  /** Path of an OpenAPI 3.1 or 3.0 description, YAML or JSON, whose references may lead to further files. */
  readonly description: string;
  /**
   * The module that a server stub or a client imports its runtime from. By default the published one, such as
   * `@document-export/client/runtime`.
   */
  readonly runtime?: string | undefined;
  /** The module that a client imports the types of schemas from; without it they are generated beside it. */
  readonly types?: string | undefined;
  /** Prefix of the environment variables that a client reads its base URL and token from; without it none. */
  readonly environment?: string | undefined;
  /** What stands before the types of a server's problems, such as `https://example.net/problems/`; without it they have none. */
  readonly problemTypes?: string | undefined;
  /** What changes the description or adds files, in this order. */
  readonly plugins?: readonly Plugin[] | undefined;
  /** For the packages of this repository: the output stands inside the runtime's own sources. */
  readonly contract?: boolean | undefined;
}

/** What is generated, and where it goes. */
export interface GenerateOptions extends FilesOptions {
  /** The folder to write. It holds nothing else: what a generator did not write is never overwritten or removed. */
  readonly folder: string;
  /** Compare and write nothing. */
  readonly check?: boolean | undefined;
}

/**
 * Generates a target into a folder and returns what changed, or with `check` what would. Throws `DescriptionError` with
 * every problem of the description, `ForeignFileError` where the folder holds what was not generated, `FolderError` where
 * it cannot be read or written, and `PluginError` where a plug-in fails.
 */
export async function generate(options: GenerateOptions): Promise<Difference[]> {
  const files = await generateFiles(options);
  const { folder, check } = options;
  return inFolder(folder, () => (check ? compareFolder : syncFolder)(folder, files));
}

/**
 * Generates the files of a target: load, model, emit, format. Writes nothing. Throws `DescriptionError` with every
 * problem of the description, and `PluginError` where a plug-in fails.
 */
export async function generateFiles(options: FilesOptions): Promise<GeneratedFile[]> {
  const { target: name, description, plugins = [], contract } = options;
  const { types, environment, problemTypes } = options;
  const target: Target = TARGETS[name];
  const document = await transformDescription(plugins, await loadDescription(description));
  const model = locateServers(buildModel(document), description);
  const runtime = contract ? undefined : (options.runtime ?? target.runtime);
  const files = target.emit({ model, runtime, types, environment, problemTypes });
  const added = await filesOfPlugins(plugins, { target: name, model, document }, files);
  const notice = contract ? CONTRACT_NOTICE : noticeOf(description);
  return Promise.all([...files, ...added].map((file) => finishFile(file, notice)));
}
