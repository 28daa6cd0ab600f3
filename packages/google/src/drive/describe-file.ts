import { METADATA_SCOPE } from "../account/scopes.js";
import type { Address } from "../address/parse-address.js";
import { callGoogle, type Context } from "../call/call-google.js";
import { HOSTS } from "../hosts.js";
import { MAX_PAGE_BYTES } from "../call/limits.js";
import { GoogleError } from "../google-error.js";
import { type DriveFile, FILE_FIELDS, resourceKeyHeader, toDriveFile } from "./drive-file.js";

/** Reads the metadata of a file or folder. Throws a GoogleError that says what to do. */
export async function describeFile(
  context: Context,
  { id, kind, resourceKey }: Address,
): Promise<DriveFile> {
  const url = new URL(`/drive/v3/files/${encodeURIComponent(id)}`, HOSTS.drive);
  url.searchParams.set("supportsAllDrives", "true");
  url.searchParams.set("fields", FILE_FIELDS);
  const subject = `The ${kind === "unknown" ? "file" : kind} \`${id}\``;
  const value = await callGoogle(context, {
    url,
    scope: METADATA_SCOPE,
    subject,
    maxBytes: MAX_PAGE_BYTES,
    resourceKeys: resourceKeyHeader(id, resourceKey),
  });
  const file = toDriveFile(value);
  if (file) return file;
  throw new GoogleError("not-found", `${subject} is a shortcut to a file that no longer exists.`);
}
