import type { GoogleCredentials } from "./account/credentials.js";
import { DOCUMENTS_SCOPE } from "./account/scopes.js";
import { openAccount } from "./account/open-account.js";
import { parseAddress } from "./address/parse-address.js";
import type { Context } from "./call/call-google.js";
import { checkEndpoint } from "./hosts.js";
import { DEFAULT_LIMITS, type Limits } from "./call/limits.js";
import { type FetchedDocument, getDocument, type GetDocumentOptions } from "./docs/get-document.js";
import { imageBytes, type ImageBytes } from "./docs/image-bytes.js";
import { describeFile } from "./drive/describe-file.js";
import type { DriveFile } from "./drive/drive-file.js";
import { type FolderEntry, listFolder, type ListFolderOptions } from "./drive/list-folder.js";
import { type ChangePage, watchChanges, type WatchChangesOptions } from "./drive/watch-changes.js";

/** Options for calls to Google. */
export interface GoogleOptions {
  readonly credentials: GoogleCredentials;
  readonly limits?: Partial<Limits>;
  /** Cancels all calls. */
  readonly signal?: AbortSignal;
  /**
   * Origin that replaces all Google addresses, such as a gateway or a test server. It receives tokens, so it must use
   * https or be on this machine.
   */
  readonly endpoint?: string;
}

/** Client for documents and folders of Google. Failures throw a GoogleError, or the reason of the signal. */
export interface Google {
  /** Email address to share documents with; undefined if only Google knows it. */
  readonly email: string | undefined;
  /** Requests a token from Google to check the credentials. A plain access token is not checked. */
  readonly check: () => Promise<void>;
  /** Reads a document with all of its tabs, by address or ID. */
  readonly getDocument: (address: string, options?: GetDocumentOptions) => Promise<FetchedDocument>;
  /** Reads the metadata of a file or folder. Needs the metadata scope. */
  readonly describe: (address: string) => Promise<DriveFile>;
  /** Lists a folder, page by page. Needs the metadata scope. */
  readonly listFolder: (address: string, options?: ListFolderOptions) => AsyncIterable<FolderEntry>;
  /** Reads the changes since a position, which the previous page returned. Needs the metadata scope. */
  readonly watchChanges: (
    since?: string,
    options?: WatchChangesOptions,
  ) => AsyncIterable<ChangePage>;
  /** Loads an image by its `contentUri` in the document. */
  readonly imageBytes: (contentUri: string) => Promise<ImageBytes>;
}

/** Creates a client for Google. Sends nothing before the first call; throws a GoogleError for an invalid endpoint. */
export function openGoogle(options: GoogleOptions): Google {
  const endpoint = checkEndpoint(options.endpoint);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const account = openAccount(options.credentials, { endpoint, timeoutMs: limits.timeoutMs });
  const context: Context = { account, endpoint, limits, signal: options.signal };
  return {
    email: account.email,
    check: async () => void (await account.tokenFor(DOCUMENTS_SCOPE)),
    getDocument: async (address, given) => getDocument(context, parseAddress(address), given),
    describe: async (address) => describeFile(context, parseAddress(address)),
    listFolder: (address, given = {}) => listFolder(context, parseAddress(address), given),
    watchChanges: (since, given = {}) => watchChanges(context, since, given),
    imageBytes: (address) => imageBytes(context, address),
  };
}
