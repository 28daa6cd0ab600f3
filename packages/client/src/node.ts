import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileSource } from "./bodies/file-content.js";

/**
 * Returns a file on disk as a source, with its file name. The file is read while it is sent, and again for each retry.
 * Needs `node:fs`: Node, Deno, Bun. If the path cannot be read, the call rejects with the file system's error and
 * nothing is sent.
 */
export function fileFromPath(path: string | URL): Required<FileSource> {
  return {
    name: basename(path instanceof URL ? fileURLToPath(path) : path),
    open: async () => {
      await access(path, constants.R_OK);
      return read(path);
    },
  };
}

/** Opens the file only when reading starts, so that an upload that never starts leaves no file open. */
async function* read(path: string | URL): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
}
