import { DOCUMENT, FOLDER, SHORTCUT } from "../address/file-kinds.js";

/** A file or folder of Google Drive. A shortcut is replaced by its target. */
export interface DriveFile {
  readonly kind: "document" | "folder" | "other";
  /** ID of the file itself, even if it was found through a shortcut. */
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  /** The folders that contain it; none if the account may not see them. */
  readonly parents: readonly string[];
  /** Time of the last change of content or name (RFC 3339); for a shortcut, that of the shortcut. */
  readonly modifiedAt: string;
  /** Increases with each change; for a shortcut, that of the shortcut. */
  readonly version: string;
  readonly isTrashed: boolean;
  /** The shared drive that contains it. */
  readonly driveId?: string;
  readonly resourceKey?: string;
  /** ID of the shortcut that it was found through. */
  readonly shortcutId?: string;
}

/** Members of a file to request, in the format of the parameter `fields`. */
export const FILE_FIELDS =
  "id,name,mimeType,parents,modifiedTime,version,trashed,driveId,resourceKey,shortcutDetails(targetId,targetMimeType,targetResourceKey)";

/** Parses a file in a response; undefined if it has no ID or media type. */
export function toDriveFile(value: unknown): DriveFile | undefined {
  const file = recordOf(value);
  const shortcut = recordOf(file["shortcutDetails"]);
  const isShortcut = file["mimeType"] === SHORTCUT;
  const id = isShortcut ? shortcut["targetId"] : file["id"];
  const mediaType = isShortcut ? shortcut["targetMimeType"] : file["mimeType"];
  // A shortcut to a deleted file may have no target.
  if (typeof id !== "string" || typeof mediaType !== "string") return undefined;
  const resourceKey = isShortcut ? shortcut["targetResourceKey"] : file["resourceKey"];
  const { driveId } = file;
  return {
    kind: mediaType === DOCUMENT ? "document" : mediaType === FOLDER ? "folder" : "other",
    id,
    name: textOf(file["name"]),
    mediaType,
    parents: Array.isArray(file["parents"])
      ? file["parents"].filter((each) => typeof each === "string")
      : [],
    modifiedAt: textOf(file["modifiedTime"]),
    version: textOf(file["version"]),
    isTrashed: file["trashed"] === true,
    ...(typeof driveId === "string" && { driveId }),
    ...(typeof resourceKey === "string" && { resourceKey }),
    ...(isShortcut && { shortcutId: textOf(file["id"]) }),
  };
}

/** Returns the header with a file's resource key, which links from before September 2021 need. */
export function resourceKeyHeader(id: string, resourceKey: string | undefined): string | undefined {
  return resourceKey === undefined ? undefined : `${id}/${resourceKey}`;
}

/** Returns a value as an object with unknown members; empty if it is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
