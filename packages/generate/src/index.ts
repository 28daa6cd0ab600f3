export {
  DescriptionError,
  describeNotes,
  type JsonObject,
  type Note,
} from "@document-export/openapi";
export type { TargetName } from "./emit/targets.ts";
export {
  generate,
  generateFiles,
  type FilesOptions,
  type GenerateOptions,
  type Report,
} from "./generate.ts";
export type * from "./model/model.ts";
export { PluginError, type Plugin, type PluginSource } from "./plugins/plugin.ts";
export { FolderError } from "./write/folder-error.ts";
export { ForeignFileError } from "./write/foreign-file-error.ts";
export type { GeneratedFile } from "./write/generated-file.ts";
export type { Difference } from "./write/sync-folder.ts";
