import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileSource } from "./bodies/file-content.js";

/**
 * A document on disk, read while it is sent and again for each retry, with the name of its file. Needs
 * `node:fs`: Node, Deno, Bun. A path that cannot be read rejects the call with the error of the file system, and
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

/** Opens the file when it is read, so that none stays open whose upload never began. */
async function* read(path: string | URL): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
}
