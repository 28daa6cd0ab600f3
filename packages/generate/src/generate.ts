import {
  createNotes,
  repairDescription,
  openDescription,
  type Note,
  type OpenOptions,
} from "@document-export/openapi";
import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { buildModel } from "./model/build/build-model.ts";
import type { Int64, Nested } from "./model/reader.ts";
import { locateServers } from "./model/servers/locate-servers.ts";
import { filesOfPlugins } from "./plugins/files-of-plugins.ts";
import type { Plugin } from "./plugins/plugin.ts";
import { transformDescription } from "./plugins/transform-description.ts";
import { selectOperations, type Selection } from "./select/select-operations.ts";
import { CONTRACT_NOTICE, noticeOf } from "./write/banner.ts";
import { finishFile } from "./write/finish-file.ts";
import { inFolder } from "./write/folder-error.ts";
import type { GeneratedFile } from "./write/generated-file.ts";
import { compareFolder, syncFolder, type Difference } from "./write/sync-folder.ts";

/** What is generated, and from what. */
export interface FilesOptions extends OpenOptions, Selection {
  readonly target: TargetName;
  /**
   * Path or address of a description of OpenAPI 3.0, 3.1 or 3.2 or of Swagger 2.0, YAML or JSON, whose references may
   * lead to further files of its folder.
   */
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
  /** What comes before the types of a server's problems, such as `https://example.net/problems/`; without it they have none. */
  readonly problemTypes?: string | undefined;
  /**
   * What integers of 64 bits are (`format: int64` or `uint64`). By default numbers, and one that no number holds is refused with its
   * place; as `bigint` each is kept, whatever its size.
   */
  readonly int64?: Int64 | undefined;
  /**
   * How values inside values are sent in a query or a form where the description does not say it: one value of JSON by default,
   * or `brackets`, as PHP, Rails and many servers of JavaScript read them (`a[b][c]=1`, `a[]=1`).
   */
  readonly nested?: Nested | undefined;
  /** What changes the description or adds files, in this order. */
  readonly plugins?: readonly Plugin[] | undefined;
  /** Is called with what was noted of the description, once everything is generated. */
  readonly onReport?: ((report: Report) => void) | undefined;
  /** For the packages of this repository: the output stands inside the runtime's own sources. */
  readonly contract?: boolean | undefined;
}

/** What became of a description. */
export interface Report {
  /** Places that are not as OpenAPI asks or that cannot be honoured, and how each was read. */
  readonly notes: readonly Note[];
  /** How many operations the description has, and how many of them are in what is generated. */
  readonly operations: { readonly described: number; readonly generated: number };
}

/** What is generated, and where it goes. */
export interface GenerateOptions extends FilesOptions {
  /** The folder to write. It holds nothing else: what a generator did not write is never overwritten or removed. */
  readonly folder: string;
  /** Compare and write nothing. */
  readonly check?: boolean | undefined;
}

/**
 * Generates a target into a folder and returns what changed, or with `check` what would. Throws `DescriptionError` for what
 * is not a description or has nothing to generate, `ForeignFileError` where the folder holds what was not generated, `FolderError` where
 * it cannot be read or written, and `PluginError` where a plug-in fails.
 */
export async function generate(options: GenerateOptions): Promise<Difference[]> {
  const files = await generateFiles(options);
  const { folder, check } = options;
  return inFolder(folder, () => (check ? compareFolder : syncFolder)(folder, files));
}

/**
 * Generates the files of a target: load, repair, model, emit, format. Writes nothing. Throws `DescriptionError` for what is no
 * description or has nothing to generate, and `PluginError` where a plug-in fails.
 */
export async function generateFiles(options: FilesOptions): Promise<GeneratedFile[]> {
  const { target: name, description, plugins = [], contract } = options;
  const { types, environment, problemTypes, int64, nested } = options;
  const target: Target = TARGETS[name];
  const notes = createNotes();
  const opened = await openDescription(description, notes, options);
  // Plug-ins come before anything is judged, so that they can change what would be.
  const changed = await transformDescription(plugins, opened);
  const { document: selected, described, unknown } = selectOperations(changed, options);
  for (const text of unknown)
    notes.add({
      kind: "unknown-selection",
      place: text,
      found: `no operation has the id, tag or path \`${text}\``,
      read: "it names nothing",
      fix: "Correct it in `--only` or `--skip`",
    });
  const document = repairDescription(selected, notes);
  const model = target.gate(
    locateServers(buildModel(document, notes, { int64, nested }), description),
    notes,
  );
  const runtime = contract ? undefined : (options.runtime ?? target.runtime);
  const files = target.emit({ model, runtime, types, environment, problemTypes });
  const added = await filesOfPlugins(plugins, { target: name, model, document }, files);
  options.onReport?.({
    notes: notes.list,
    operations: { described, generated: model.operations.length },
  });
  const notice = contract ? CONTRACT_NOTICE : noticeOf(description);
  return Promise.all([...files, ...added].map((file) => finishFile(file, notice)));
}
