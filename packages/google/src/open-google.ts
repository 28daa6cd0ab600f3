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

/** How to reach Google. */
export interface GoogleOptions {
  readonly credentials: GoogleCredentials;
  readonly limits?: Partial<Limits>;
  /** Ends all calls. */
  readonly signal?: AbortSignal;
  /**
   * An origin that stands for all of Google's, such as that of a gateway or a test. Tokens are sent to it: it needs
   * https, or has to be on this machine.
   */
  readonly endpoint?: string;
}

/** Documents and folders of Google. What fails throws a GoogleError, or the reason of the signal. */
export interface Google {
  /** The address to share documents with; undefined if only Google knows it. */
  readonly email: string | undefined;
  /** Asks Google for a token, to find out whether the credentials work. An access token as it is is not checked. */
  readonly check: () => Promise<void>;
  /** Reads a document with all of its tabs, by its address or id. */
  readonly getDocument: (address: string, options?: GetDocumentOptions) => Promise<FetchedDocument>;
  /** Reads what a file or folder is. Needs the scope for metadata. */
  readonly describe: (address: string) => Promise<DriveFile>;
  /** Lists a folder, page by page. Needs the scope for metadata. */
  readonly listFolder: (address: string, options?: ListFolderOptions) => AsyncIterable<FolderEntry>;
  /** Reads what changed since a place, which the last page gives. Needs the scope for metadata. */
  readonly watchChanges: (
    since?: string,
    options?: WatchChangesOptions,
  ) => AsyncIterable<ChangePage>;
  /** Loads an image by the `contentUri` that the document has. */
  readonly imageBytes: (contentUri: string) => Promise<ImageBytes>;
}

/** Opens Google with credentials. Nothing is sent before the first call; throws a GoogleError for a wrong endpoint. */
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
