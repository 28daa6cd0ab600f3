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

/** The target to generate, and its input. */
export interface FilesOptions extends OpenOptions, Selection {
  readonly target: TargetName;
  /**
   * Path or URL of an OpenAPI 3.0, 3.1 or 3.2 or Swagger 2.0 description, YAML or JSON. Its references may point to
   * other files in its folder.
   */
  readonly description: string;
  /**
   * The module from which a server stub or a client imports its runtime. Defaults to the published one, such as
   * `@document-export/client/runtime`.
   */
  readonly runtime?: string | undefined;
  /** The module from which a client imports the types of schemas; if absent, they are generated with the client. */
  readonly types?: string | undefined;
  /**
   * Prefix of the environment variables with a client's default base URL and token; if absent, the client reads none.
   */
  readonly environment?: string | undefined;
  /**
   * Prefix of the problem types of a server, such as `https://example.net/problems/`; if absent, types have no prefix.
   */
  readonly problemTypes?: string | undefined;
  /**
   * The type of 64-bit integers (`format: int64` or `uint64`). By default they are numbers, and an integer that a
   * number cannot represent is refused with its place; with `bigint` every integer is preserved.
   */
  readonly int64?: Int64 | undefined;
  /**
   * How nested values are sent in a query or a form if the description does not say so: as a single JSON value by
   * default, or with `brackets`, as PHP, Rails and many JavaScript servers read them (`a[b][c]=1`, `a[]=1`).
   */
  readonly nested?: Nested | undefined;
  /** Plug-ins that change the description or add files, in this order. */
  readonly plugins?: readonly Plugin[] | undefined;
  /** Called with the report about the description, once everything is generated. */
  readonly onReport?: ((report: Report) => void) | undefined;
  /** For the packages of this repository: the output is inside the runtime's own sources. */
  readonly contract?: boolean | undefined;
}

/** The outcome of generating from a description. */
export interface Report {
  /** Places that do not follow OpenAPI or cannot be supported, and how each was interpreted. */
  readonly notes: readonly Note[];
  /** Number of operations in the description, and in the generated output. */
  readonly operations: { readonly described: number; readonly generated: number };
}

/** The target to generate, and the output folder. */
export interface GenerateOptions extends FilesOptions {
  /** The output folder. It contains only generated files: other files are never overwritten or removed. */
  readonly folder: string;
  /** Compares without writing. */
  readonly check?: boolean | undefined;
}

/**
 * Generates a target into a folder and returns the changes, or with `check` the changes it would make. Throws
 * `DescriptionError` if the input is not a description or has nothing to generate, `ForeignFileError` if the folder
 * contains files that were not generated, `FolderError` if the folder cannot be read or written, and `PluginError` if a
 * plug-in fails.
 */
export async function generate(options: GenerateOptions): Promise<Difference[]> {
  const files = await generateFiles(options);
  const { folder, check } = options;
  return inFolder(folder, () => (check ? compareFolder : syncFolder)(folder, files));
}

/**
 * Generates the files of a target: load, repair, model, emit, format. Writes nothing. Throws `DescriptionError` if the
 * input is not a description or has nothing to generate, and `PluginError` if a plug-in fails.
 */
export async function generateFiles(options: FilesOptions): Promise<GeneratedFile[]> {
  const { target: name, description, plugins = [], contract } = options;
  const { types, environment, problemTypes, int64, nested } = options;
  const target: Target = TARGETS[name];
  const notes = createNotes();
  const opened = await openDescription(description, notes, options);
  // Plug-ins run before any check, so that they can fix what would be reported.
  const changed = await transformDescription(plugins, opened);
  const { document: selected, described, unknown } = selectOperations(changed, options);
  for (const text of unknown)
    notes.add({
      kind: "unknown-selection",
      place: text,
      found: `no operation has the id, tag or path \`${text}\``,
      read: "it has no effect",
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
