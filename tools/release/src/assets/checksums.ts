import { createHash } from "node:crypto";

/** Name of the checksum file, the same in every release. */
export const CHECKSUMS_FILE = "SHA256SUMS";

/** Returns the SHA-256 checksums of files, in the format of `sha256sum --check`. */
export function checksumsOf(files: ReadonlyMap<string, Uint8Array | string>): string {
  const lines = [...files].map(
    ([name, data]) => `${createHash("sha256").update(data).digest("hex")}  ${name}\n`,
  );
  return lines.join("");
}
