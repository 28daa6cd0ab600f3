import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { cannotSync } from "../../../folders/sync-folder.ts";

/** A file or folder, as Emscripten's NODEFS knows it. */
type Entry = object;

interface OpenFile {
  readonly nfd: number;
  readonly node: Entry;
}

/** What is used of Emscripten's NODEFS; the library gives it without types. */
interface HostFiles {
  readonly realPath: (entry: Entry) => string;
  /** Gives errors of Node.js to PostgreSQL as the error numbers that it expects. */
  readonly tryFSOperation: (work: () => void) => void;
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  readonly node_ops: {
    mknod: (folder: Entry, ...rest: never[]) => Entry;
    rename: (entry: Entry, folder: Entry, name: string) => void;
    unlink: (folder: Entry, name: string) => void;
    rmdir: (folder: Entry, name: string) => void;
  };
}

/** Told of each sync that the disk has confirmed, with its milliseconds. */
export type OnSync = (ms: number) => void;

/**
 * The files of a database of PGlite, written to the disk when PostgreSQL asks for it: its own file system ignores that.
 * The folders in which names have changed are synced with the next file, since PostgreSQL leaves the folders of tables to
 * the file system, and POSIX promises nothing about them.
 */
export class DurableFiles extends NodeFS {
  readonly #onSync: OnSync;

  constructor(folder: string, onSync: OnSync) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...parameters: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...parameters);
    const sync = (module: object) => syncHostFiles(Reflect.get(module, "NODEFS"), this.#onSync);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] },
    };
  }
}

function syncHostFiles(files: HostFiles, onSync: OnSync): void {
  const changed = trackChangedFolders(files);
  files.stream_ops.fsync = ({ nfd, node }) => {
    const path = files.realPath(node);
    const began = performance.now();
    files.tryFSOperation(() => {
      // Of a folder, fdatasync need not write the names.
      if (changed.delete(path)) fsyncSync(nfd);
      else fdatasyncSync(nfd);
      for (const folder of changed) {
        syncNames(folder);
        changed.delete(folder);
      }
    });
    onSync(performance.now() - began);
    return 0;
  };
}

/** The folders that hold new, renamed or removed names since they were synced. */
function trackChangedFolders({ node_ops, realPath }: HostFiles): Set<string> {
  const changed = new Set<string>();
  const { mknod, rename, unlink, rmdir } = node_ops;
  node_ops.mknod = (folder, ...rest) => {
    changed.add(realPath(folder));
    return mknod(folder, ...rest);
  };
  node_ops.rename = (entry, folder, name) => {
    changed.add(dirname(realPath(entry))).add(realPath(folder));
    rename(entry, folder, name);
  };
  node_ops.unlink = (folder, name) => {
    changed.add(realPath(folder));
    unlink(folder, name);
  };
  node_ops.rmdir = (folder, name) => {
    changed.add(realPath(folder));
    changed.delete(join(realPath(folder), name));
    rmdir(folder, name);
  };
  return changed;
}

/** Syncs a folder with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, "r+");
  }
  syncNames(folder);
}

/** Syncs the names in a folder. */
export function syncNames(folder: string): void {
  try {
    syncPath(folder, "r");
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

function syncPath(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
