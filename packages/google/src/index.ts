export {
  type GoogleCredentials,
  type OAuthClient,
  readOAuthClient,
  readServiceAccountKey,
  type ServiceAccountKey,
  type UserCredentials,
} from "./account/credentials.js";
export type { Limits } from "./call/limits.js";
export type { FetchedDocument, GetDocumentOptions } from "./docs/get-document.js";
export type { ImageBytes } from "./docs/image-bytes.js";
export type { DriveFile } from "./drive/drive-file.js";
export type { FolderEntry, ListFolderOptions } from "./drive/list-folder.js";
export type { Change, ChangePage, WatchChangesOptions } from "./drive/watch-changes.js";
export { type Google, type GoogleOptions, openGoogle } from "./open-google.js";
export { logIn, type LogInOptions } from "./login/log-in.js";
export { fileStore, helperStore, type LoginStore, type SavedLogin } from "./login/login-store.js";
export * from "./address.js";
