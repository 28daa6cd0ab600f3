import { closeSync, fdatasyncSync, fsyncSync, openSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import pLimit from "p-limit";
import { cannotSync, syncFolder } from "../../../folders/sync-folder.ts";

/** A file or folder in Emscripten's NODEFS. */
type Entry = object;

interface OpenFile {
  readonly nfd: number;
  readonly node: Entry;
}

/** The parts of Emscripten's NODEFS that are used; the library does not type them. */
interface HostFiles {
  readonly realPath: (entry: Entry) => string;
  /** Converts Node.js errors into the error numbers that PostgreSQL expects. */
  readonly tryFSOperation: (work: () => void) => void;
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  readonly node_ops: {
    mknod: (folder: Entry, ...rest: never[]) => Entry;
    rename: (entry: Entry, folder: Entry, name: string) => void;
    unlink: (folder: Entry, name: string) => void;
    rmdir: (folder: Entry, name: string) => void;
  };
}

/** Called after each successful fsync, with its duration in milliseconds. */
export type OnSync = (ms: number) => void;

/**
 * PGlite file system that writes to the disk when PostgreSQL asks for it: PGlite's own ignores fsync. Folders with
 * changed entries are synced together with the next file, because PostgreSQL leaves the folders of tables to the file
 * system, and POSIX promises nothing about them.
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
      // For a folder, fdatasync need not write its entries.
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

/** Tracks the folders in which names were added, renamed or removed since their last sync. */
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

/**
 * Maximum number of concurrent fsyncs. A disk can do many in the time of one, and even the fsync of an unchanged file
 * takes that long.
 */
const MAX_SYNCS_AT_ONCE = 16;

/** Syncs a folder and everything in it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const atOnce = pLimit(MAX_SYNCS_AT_ONCE);
  await atOnce.map(
    entries.filter((entry) => entry.isFile()),
    ({ parentPath, name }) => syncFile(join(parentPath, name)),
  );
  const folders = entries.filter((entry) => entry.isDirectory());
  await atOnce.map(
    [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))],
    syncFolder,
  );
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
}

/** Syncs the entries of a folder. */
export function syncNames(folder: string): void {
  try {
    const names = openSync(folder, "r");
    try {
      fsyncSync(names);
    } finally {
      closeSync(names);
    }
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}
