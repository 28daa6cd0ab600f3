import { createHash } from "node:crypto";

/** The file of the sums, by its name in every release. */
export const SUMS_FILE = "SHA256SUMS";

/** The SHA-256 sums of files, as `sha256sum --check` reads them. */
export function sumsOf(files: ReadonlyMap<string, Uint8Array | string>): string {
  const lines = [...files].map(
    ([name, data]) => `${createHash("sha256").update(data).digest("hex")}  ${name}\n`,
  );
  return lines.join("");
}
