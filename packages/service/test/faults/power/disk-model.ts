import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { FileEvent, FileLog } from "./file-log.js";

/** A change to a file's bytes since the last sync. */
export type Change = Write | { readonly seq: number; readonly size: number };

export interface Write {
  readonly seq: number;
  readonly at: number;
  readonly bytes: Buffer;
}

/** A file, independent of its names. */
export interface Inode {
  /** The bytes that are guaranteed to be on the disk. */
  synced: Buffer;
  changes: Change[];
}

/** A change to the names in a folder since the last sync: what each name refers to from then on. */
interface NameChange {
  readonly seq: number;
  readonly names: readonly (readonly [string, Node | undefined])[];
}

/** A folder. */
export interface Folder {
  synced: Map<string, Node>;
  changes: NameChange[];
  /** What the names refer to in the running process. */
  now: Map<string, Node>;
}

type Node = Inode | Folder;

export function isFolder(node: Node | undefined): node is Folder {
  return node !== undefined && "now" in node;
}

function emptyFolder(): Folder {
  return { synced: new Map(), changes: [], now: new Map() };
}

/**
 * The strictest disk that POSIX allows: bytes are durable after an fsync of the file, names after an fsync of the
 * folder, and nothing else is guaranteed. Events of a log are applied to the disk one after another.
 */
export class DiskModel {
  readonly root: Folder = emptyFolder();
  readonly #open = new Map<number, Node>();

  /** Copies everything below a real folder to the disk, as synced. */
  async load(folder: string): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = relative(folder, join(entry.parentPath, entry.name));
      const node: Node = entry.isDirectory()
        ? emptyFolder()
        : { synced: await readFile(join(folder, path)), changes: [] };
      const [parent, name] = this.#place(path, true);
      parent.now.set(name, node);
      parent.synced.set(name, node);
    }
  }

  apply(event: FileEvent, bytesOf: FileLog["bytesOf"]): void {
    switch (event.op) {
      case "open":
        return this.#openFile(event);
      case "close":
        return void this.#open.delete(event.fd);
      case "write":
        return this.#change(event.fd, {
          seq: event.seq,
          at: event.at,
          bytes: bytesOf(event),
        });
      case "truncate":
        return this.#change(event.fd, { seq: event.seq, size: event.size });
      case "sync":
        return syncNode(this.#open.get(event.fd), event.from);
      case "mkdir":
        return this.#name(event.seq, [[event.path, emptyFolder()]]);
      case "remove":
        return this.#name(event.seq, [[event.path, undefined]]);
      case "rename":
        return this.#name(event.seq, [
          [event.to, this.#find(event.path)],
          [event.path, undefined],
        ]);
      case "link":
        return this.#name(event.seq, [[event.to, this.#find(event.path)]]);
      case "promise":
        return;
      default:
        return event satisfies never;
    }
  }

  #openFile({ fd, path, seq, create, truncate }: FileEvent & { op: "open" }): void {
    let node = this.#find(path);
    if (!node && create) {
      node = { synced: Buffer.alloc(0), changes: [] };
      this.#name(seq, [[path, node]]);
    }
    if (!node) throw new Error(`The log opens ${path}, which is not there.`);
    this.#open.set(fd, node);
    if (truncate) this.#change(fd, { seq, size: 0 });
  }

  #change(fd: number, change: Change): void {
    const node = this.#open.get(fd);
    if (!node || isFolder(node))
      throw new Error(`The log writes to ${fd}, which is not an open file.`);
    node.changes.push(change);
  }

  /** Names in one folder change atomically; a rename to another folder is two changes. */
  #name(seq: number, names: readonly (readonly [string, Node | undefined])[]): void {
    const changes = new Map<Folder, [string, Node | undefined][]>();
    for (const [path, node] of names) {
      const [folder, name] = this.#place(path);
      if (node) folder.now.set(name, node);
      else folder.now.delete(name);
      changes.set(folder, [...(changes.get(folder) ?? []), [name, node]]);
    }
    for (const [folder, changed] of changes) folder.changes.push({ seq, names: changed });
  }

  #find(path: string): Node | undefined {
    if (path === "") return this.root;
    const [folder, name] = this.#place(path);
    return folder.now.get(name);
  }

  #place(path: string, make = false): readonly [Folder, string] {
    const segments = path.split("/");
    const name = segments.pop() ?? "";
    let folder = this.root;
    for (const segment of segments) {
      let next = folder.now.get(segment);
      if (!next && make) {
        next = emptyFolder();
        folder.now.set(segment, next);
        folder.synced.set(segment, next);
      }
      if (!isFolder(next)) throw new Error(`The log names ${path}, whose folder is not there.`);
      folder = next;
    }
    return [folder, name];
  }
}

/** Marks everything up to the event `from` as synced. */
function syncNode(node: Node | undefined, from: number): void {
  if (!node) throw new Error("The log syncs what is not open.");
  if (isFolder(node)) {
    for (const { names } of node.changes.filter(({ seq }) => seq <= from))
      setNames(node.synced, names);
    node.changes = node.changes.filter(({ seq }) => seq > from);
  } else {
    node.synced = applyChanges(
      node.synced,
      node.changes.filter(({ seq }) => seq <= from),
    );
    node.changes = node.changes.filter(({ seq }) => seq > from);
  }
}

/** Applies changes to a folder's names. */
export function setNames(names: Map<string, Node>, changes: NameChange["names"]): void {
  for (const [name, node] of changes) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
}

/** Applies changes to bytes in order and returns the result. Modifies `bytes` itself if it is large enough. */
export function applyChanges(bytes: Buffer, changes: readonly Change[]): Buffer {
  const ends = changes.map((change) =>
    "size" in change ? change.size : change.at + change.bytes.length,
  );
  const capacity = ends.reduce((most, end) => Math.max(most, end), bytes.length);
  const result = capacity > bytes.length ? Buffer.concat([bytes], capacity) : bytes;
  let length = bytes.length;
  for (const change of changes) {
    if ("size" in change) {
      if (change.size < length) result.fill(0, change.size, length);
      length = change.size;
    } else {
      change.bytes.copy(result, change.at);
      length = Math.max(length, change.at + change.bytes.length);
    }
  }
  return result.subarray(0, length);
}

/** Writes files and folders to a real folder. */
export async function writeTree(tree: ReadonlyMap<string, Buffer | "folder">, folder: string) {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of tree) {
    const target = join(folder, path);
    if (content === "folder") await mkdir(target, { recursive: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content, { mode: 0o600 });
    }
  }
}
