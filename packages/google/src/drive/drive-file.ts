import { DOCUMENT, FOLDER, SHORTCUT } from "../address/file-kinds.js";

/** A file or folder of Google Drive. A shortcut is what it leads to. */
export interface DriveFile {
  readonly kind: "document" | "folder" | "other";
  /** Id of the file itself, even if a shortcut led to it. */
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  /** The folders that it is in; none if the account may not see them. */
  readonly parents: readonly string[];
  /** When its content or its name changed last (RFC 3339); of a shortcut, when that did. */
  readonly modifiedAt: string;
  /** Grows with each change; of a shortcut, that of the shortcut. */
  readonly version: string;
  readonly isTrashed: boolean;
  /** The shared drive that it is in. */
  readonly driveId?: string;
  readonly resourceKey?: string;
  /** Id of the shortcut that led to it. */
  readonly shortcutId?: string;
}

/** The members of a file that are asked for. */
export const FILE_FIELDS =
  "id,name,mimeType,parents,modifiedTime,version,trashed,driveId,resourceKey,shortcutDetails(targetId,targetMimeType,targetResourceKey)";

/** Reads a file of a response; undefined for one without an id or a media type. */
export function toDriveFile(value: unknown): DriveFile | undefined {
  const file = recordOf(value);
  const shortcut = recordOf(file["shortcutDetails"]);
  const isShortcut = file["mimeType"] === SHORTCUT;
  const id = isShortcut ? shortcut["targetId"] : file["id"];
  const mediaType = isShortcut ? shortcut["targetMimeType"] : file["mimeType"];
  // Of a shortcut whose file was deleted, the target may be missing.
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

/** The header for the resource key of a file, which links of before September 2021 need. */
export function resourceKeyHeader(id: string, resourceKey: string | undefined): string | undefined {
  return resourceKey === undefined ? undefined : `${id}/${resourceKey}`;
}

/** A value as an object, whose members are unknown; of what is none, without members. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
