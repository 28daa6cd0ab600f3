import { METADATA_SCOPE } from "../account/scopes.js";
import { callGoogle, type Context } from "../call/call-google.js";
import { HOSTS } from "../hosts.js";
import { MAX_PAGE_BYTES } from "../call/limits.js";
import { GoogleError } from "../google-error.js";
import { type DriveFile, FILE_FIELDS, recordOf, toDriveFile } from "./drive-file.js";

/** A change of a file or folder. */
export interface Change {
  /** `trashed` too where the file was deleted, or is not shared any more. */
  readonly kind: "created" | "changed" | "moved" | "trashed";
  readonly id: string;
  /** Its state now; undefined if it is gone. */
  readonly file?: DriveFile;
}

/** Changes, and the place in the list of changes behind them. */
export interface ChangePage {
  readonly changes: readonly Change[];
  /** What to call with next: keep it once the changes of the page are handled. */
  readonly next: string;
}

/** Which changes to read, and how to tell them apart. */
export interface WatchChangesOptions {
  /** The shared drive whose changes to read; that of the account by default. */
  readonly driveId?: string | undefined;
  /**
   * The files that are known, with the folders that they were in: a file that is not known was created, one in other
   * folders moved. Without it, each file that is not gone has changed: Google tells the state alone.
   */
  readonly known?: ReadonlyMap<string, Pick<DriveFile, "parents">>;
}

/**
 * Reads what changed since a place in the list of changes, page by page, to its end. Without a place, there is one page
 * without changes, whose `next` is where to begin. Throws a GoogleError; of kind `changes-lost` where the place is too old.
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
      throw new GoogleError("unexpected", "The list of changes has no next place.");
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
  throw new GoogleError("unexpected", "The list of changes has no first place.");
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
      subject: "The place in the list of changes",
      maxBytes: MAX_PAGE_BYTES,
    });
  } catch (error) {
    // A place that Google does not know any more is an invalid value for it.
    const isLost =
      error instanceof GoogleError &&
      error.status !== undefined &&
      [400, 404].includes(error.status);
    if (!isLost || !("pageToken" in parameters)) throw error;
    throw new GoogleError(
      "changes-lost",
      "Google does not know this place in the list of changes any more.",
      {
        status: error.status,
        advice: "List the folder again, and begin from there.",
      },
    );
  }
}

/** A change of a response; none for that of a whole shared drive. */
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
