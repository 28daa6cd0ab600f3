import { METADATA_SCOPE } from "../account/scopes.js";
import { callGoogle, type Context } from "../call/call-google.js";
import { HOSTS } from "../hosts.js";
import { MAX_PAGE_BYTES } from "../call/limits.js";
import { GoogleError } from "../google-error.js";
import { type DriveFile, FILE_FIELDS, recordOf, toDriveFile } from "./drive-file.js";

/** A change of a file or folder. */
export interface Change {
  /** `trashed` also covers files that were deleted or are no longer shared. */
  readonly kind: "created" | "changed" | "moved" | "trashed";
  readonly id: string;
  /** Current state of the file; undefined if it was removed. */
  readonly file?: DriveFile;
}

/** A page of changes, and the position in the list of changes after them. */
export interface ChangePage {
  readonly changes: readonly Change[];
  /** Position to pass to the next call: store it once the changes of the page are processed. */
  readonly next: string;
}

/** Options that select changes and classify them. */
export interface WatchChangesOptions {
  /** The shared drive to read changes of; by default, the changes of the account. */
  readonly driveId?: string | undefined;
  /**
   * Known files with their folders: an unknown file counts as created, one in other folders as moved. Without this map,
   * every file that was not removed counts as changed, because Google reports only the current state.
   */
  readonly known?: ReadonlyMap<string, Pick<DriveFile, "parents">>;
}

/**
 * Reads all changes since a position in the list of changes, page by page. Without a position, returns one page without
 * changes, whose `next` is the starting position. Throws a GoogleError; of kind `changes-lost` if the position is too
 * old.
 */
export async function* watchChanges(
  context: Context,
  since: string | undefined,
  { driveId, known }: WatchChangesOptions,
): AsyncGenerator<ChangePage, void, undefined> {
  if (since === undefined) {
    yield { changes: [], next: await startToken(context, driveId) };
    return;
  }
  for (let token: string | undefined = since; token !== undefined;) {
    const page = recordOf(await call(context, "/drive/v3/changes", listParameters(token, driveId)));
    const next = page["nextPageToken"] ?? page["newStartPageToken"];
    if (typeof next !== "string" || next === "")
      throw new GoogleError("unexpected", "The list of changes has no next position.");
    const values: readonly unknown[] = Array.isArray(page["changes"]) ? page["changes"] : [];
    yield { changes: values.flatMap((value) => toChanges(value, known)), next };
    token = page["nextPageToken"] === undefined ? undefined : next;
  }
}

async function startToken(context: Context, driveId: string | undefined): Promise<string> {
  const parameters = {
    supportsAllDrives: "true",
    fields: "startPageToken",
    ...(driveId !== undefined && { driveId }),
  };
  const { startPageToken } = recordOf(
    await call(context, "/drive/v3/changes/startPageToken", parameters),
  );
  if (typeof startPageToken === "string") return startPageToken;
  throw new GoogleError("unexpected", "The list of changes has no first position.");
}

function listParameters(pageToken: string, driveId: string | undefined) {
  return {
    pageToken,
    pageSize: "1000",
    includeRemoved: "true",
    supportsAllDrives: "true",
    includeItemsFromAllDrives: "true",
    ...(driveId !== undefined && { driveId }),
    fields: `nextPageToken,newStartPageToken,changes(changeType,fileId,removed,file(${FILE_FIELDS}))`,
  };
}

async function call(
  context: Context,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<object> {
  const url = new URL(path, HOSTS.drive);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    return await callGoogle(context, {
      url,
      scope: METADATA_SCOPE,
      subject: "The position in the list of changes",
      maxBytes: MAX_PAGE_BYTES,
    });
  } catch (error) {
    // Google rejects an expired position as an invalid value.
    const isLost =
      error instanceof GoogleError &&
      error.status !== undefined &&
      [400, 404].includes(error.status);
    if (!isLost || !("pageToken" in parameters)) throw error;
    throw new GoogleError(
      "changes-lost",
      "Google no longer knows this position in the list of changes.",
      {
        status: error.status,
        advice: "List the folder again, and start from there.",
      },
    );
  }
}

/** Converts a change in a response; none if a whole shared drive changed. */
function toChanges(value: unknown, known: WatchChangesOptions["known"]): readonly Change[] {
  const { fileId, removed, file: given } = recordOf(value);
  if (typeof fileId !== "string") return [];
  const file = toDriveFile(given);
  if (removed === true || !file || file.isTrashed) return [{ kind: "trashed", id: fileId }];
  return [{ kind: kindOf(fileId, file, known), id: fileId, file }];
}

function kindOf(
  id: string,
  { parents }: DriveFile,
  known: WatchChangesOptions["known"],
): Change["kind"] {
  if (!known) return "changed";
  const before = known.get(id);
  if (!before) return "created";
  const isSame =
    parents.length === before.parents.length &&
    parents.every((each) => before.parents.includes(each));
  return isSame ? "changed" : "moved";
}
