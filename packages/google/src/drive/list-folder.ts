import { METADATA_SCOPE } from "../account/scopes.js";
import type { Address } from "../address/parse-address.js";
import { callGoogle, type Context } from "../call/call-google.js";
import { HOSTS } from "../hosts.js";
import { MAX_PAGE_BYTES } from "../call/limits.js";
import { GoogleError } from "../google-error.js";
import {
  type DriveFile,
  FILE_FIELDS,
  recordOf,
  resourceKeyHeader,
  toDriveFile,
} from "./drive-file.js";
import { describeFile } from "./describe-file.js";

/** An entry of a listing. */
export interface FolderEntry extends DriveFile {
  /** Names of the folders on the way to it, below the listed one. */
  readonly folders: readonly string[];
  /** Folders and name joined by slashes; slashes in names become `∕`. */
  readonly path: string;
}

/** Options for a listing. */
export interface ListFolderOptions {
  /** True to list subfolders too; false by default. */
  readonly recursive?: boolean;
}

/** Number of entries per page: the maximum that Google allows. */
const PAGE_SIZE = 1000;

interface OpenFolder {
  readonly id: string;
  readonly folders: readonly string[];
  readonly resourceKey?: string | undefined;
}

/**
 * Lists the contents of a folder, page by page: documents, folders and other files, except those in the trash.
 * Shortcuts are replaced by their targets; each folder is listed once, so that circular shortcuts terminate. Throws a
 * GoogleError that says what to do.
 */
export async function* listFolder(
  context: Context,
  address: Address,
  { recursive = false }: ListFolderOptions,
): AsyncGenerator<FolderEntry, void, undefined> {
  const { maxEntries } = context.limits;
  await assertFolder(context, address);
  const queue: OpenFolder[] = [{ id: address.id, folders: [], resourceKey: address.resourceKey }];
  const seen = new Set([address.id]);
  let count = 0;
  for (let folder = queue.shift(); folder; folder = queue.shift())
    for await (const file of listOne(context, folder)) {
      count += 1;
      if (count > maxEntries)
        throw new GoogleError(
          "too-large",
          `The folder \`${address.id}\` has more than ${maxEntries} entries.`,
          {
            advice: "Name a subfolder that has fewer.",
          },
        );
      yield { ...file, folders: folder.folders, path: pathOf(folder.folders, file.name) };
      if (!recursive || file.kind !== "folder" || seen.has(file.id)) continue;
      seen.add(file.id);
      queue.push({
        id: file.id,
        folders: [...folder.folders, file.name],
        resourceKey: file.resourceKey,
      });
    }
}

/**
 * Checks that the folder exists and is a folder, because Google's query for its contents returns an empty list instead
 * of an error.
 */
async function assertFolder(context: Context, address: Address): Promise<void> {
  const { kind, name } = await describeFile(context, { ...address, kind: "folder" });
  if (kind === "folder") return;
  throw new GoogleError("address", `\`${name}\` is not a folder.`, {
    advice:
      kind === "document" ? "It is a document: read it as one." : "Copy the address of a folder.",
  });
}

async function* listOne(
  context: Context,
  { id, resourceKey }: OpenFolder,
): AsyncGenerator<DriveFile> {
  let pageToken: unknown;
  do {
    const page = recordOf(
      await callGoogle(context, {
        url: pageUrl(id, pageToken),
        scope: METADATA_SCOPE,
        subject: `The folder \`${id}\``,
        maxBytes: MAX_PAGE_BYTES,
        resourceKeys: resourceKeyHeader(id, resourceKey),
      }),
    );
    const files: readonly unknown[] = Array.isArray(page["files"]) ? page["files"] : [];
    for (const value of files) {
      const file = toDriveFile(value);
      if (file) yield file;
    }
    pageToken = page["nextPageToken"];
  } while (typeof pageToken === "string" && pageToken !== "");
}

function pageUrl(id: string, pageToken: unknown): URL {
  const url = new URL("/drive/v3/files", HOSTS.drive);
  const parameters = {
    q: `'${id}' in parents and trashed = false`,
    orderBy: "folder,name_natural",
    pageSize: String(PAGE_SIZE),
    supportsAllDrives: "true",
    includeItemsFromAllDrives: "true",
    fields: `nextPageToken,files(${FILE_FIELDS})`,
    ...(typeof pageToken === "string" && { pageToken }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

function pathOf(folders: readonly string[], name: string): string {
  return [...folders, name].map((each) => each.replaceAll("/", "∕")).join("/");
}
