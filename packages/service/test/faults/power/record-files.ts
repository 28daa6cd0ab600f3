// Preloaded with `node --import`: logs what all threads of a program do to the files below a folder. Replaces Node's
// own functions, so that the tested program is the one that users run.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";
import { getEnvironmentData, setEnvironmentData, threadId } from "node:worker_threads";
import type { Acknowledged, FileEvent } from "./file-log.ts";

type Unnumbered<T> = T extends unknown ? Omit<T, "seq"> : never;

const root = process.env["RECORD_ROOT"] ?? "";
const logs = process.env["RECORD_LOG"] ?? "";
/** Name of the counter that all threads share; the main thread creates it. */
const COUNTER = "document-export/file-events";
const given: unknown = getEnvironmentData(COUNTER);
const shared = given instanceof SharedArrayBuffer ? given : new SharedArrayBuffer(4);
setEnvironmentData(COUNTER, shared);
const counter = new Int32Array(shared);

const real = { ...fs };
const realPromises = { ...fs.promises };
let eventFile: number | undefined;
let dataFile = 0;
let dataSize = 0;
/** Descriptors of files and folders below the root. */
const watched = new Set<number>();

function log(event: Unnumbered<FileEvent>): void {
  eventFile ??= openLogs();
  const seq = Atomics.add(counter, 0, 1) + 1;
  real.writeSync(eventFile, `${JSON.stringify({ seq, ...event })}\n`);
}

function openLogs(): number {
  dataFile = real.openSync(join(logs, `${threadId}.data`), "w");
  return real.openSync(join(logs, `${threadId}.ndjson`), "w");
}

function below(path: fs.PathLike): string | undefined {
  const inside = relative(root, String(path));
  return inside.startsWith("..") ? undefined : inside;
}

function logWrite(fd: number, bytes: Uint8Array, at: number): void {
  eventFile ??= openLogs();
  real.writeSync(dataFile, bytes);
  log({ op: "write", fd, at, length: bytes.length, data: dataSize });
  dataSize += bytes.length;
}

function logOpen(fd: number, path: fs.PathLike, flags: string | number): void {
  const inside = below(path);
  if (inside === undefined) return;
  watched.add(fd);
  const { O_CREAT, O_TRUNC } = fs.constants;
  const create = typeof flags === "number" ? (flags & O_CREAT) !== 0 : /[wa]/.test(flags);
  const truncate = typeof flags === "number" ? (flags & O_TRUNC) !== 0 : /w/.test(flags);
  log({ op: "open", fd, path: inside, create, truncate });
}

function logPath(op: "mkdir" | "remove", path: fs.PathLike): void {
  const inside = below(path);
  if (inside !== undefined) log({ op, path: inside });
}

function logNames(op: "rename" | "link", path: fs.PathLike, to: fs.PathLike): void {
  const inside = below(path);
  if (inside !== undefined) log({ op, path: inside, to: below(to) ?? "" });
}

/** Returns the bytes that were passed to a call. */
function toBytes(data: unknown): Uint8Array {
  if (data instanceof Uint8Array) return data;
  if (ArrayBuffer.isView(data))
    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return Buffer.from(String(data));
}

// The calls that Emscripten's file system makes.
const replaced: Partial<typeof fs> = {
  openSync: (path, flags = "r", mode) => {
    const fd = real.openSync(path, flags, mode);
    logOpen(fd, path, flags);
    return fd;
  },
  closeSync: (fd) => {
    if (watched.delete(fd)) log({ op: "close", fd });
    real.closeSync(fd);
  },
  fsyncSync: (fd) => syncing(fd, () => real.fsyncSync(fd)),
  fdatasyncSync: (fd) => syncing(fd, () => real.fdatasyncSync(fd)),
  ftruncateSync: (fd, size) => {
    real.ftruncateSync(fd, size);
    if (watched.has(fd)) log({ op: "truncate", fd, size: size ?? 0 });
  },
  mkdirSync: ((path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
    const made = real.mkdirSync(path, options);
    logPath("mkdir", path);
    return made;
  }) as typeof fs.mkdirSync,
  rmdirSync: (path) => {
    real.rmdirSync(path);
    logPath("remove", path);
  },
  unlinkSync: (path) => {
    real.unlinkSync(path);
    logPath("remove", path);
  },
  rmSync: (path, options) => {
    real.rmSync(path, options);
    logPath("remove", path);
  },
  renameSync: (path, to) => {
    real.renameSync(path, to);
    logNames("rename", path, to);
  },
  writeFileSync: (path, data, options) => {
    real.writeFileSync(path, data, options);
    if (typeof path === "number" || below(String(path)) === undefined) return;
    logWhole(String(path), toBytes(data));
  },
};
Object.assign(fs, replaced, {
  writeSync: (fd: number, data: unknown, ...rest: number[]) => {
    const [offset = 0, length = toBytes(data).length - offset, position] = rest;
    const written: number = Reflect.apply(real.writeSync, fs, [fd, data, ...rest]);
    if (watched.has(fd)) {
      if (typeof position !== "number" && length > 0) throw new Error("A write without a place.");
      logWrite(fd, toBytes(data).slice(offset, offset + written), position ?? 0);
    }
    return written;
  },
  truncateSync: () => {
    throw new Error("truncateSync is not recorded.");
  },
});

function syncing(fd: number, sync: () => void): void {
  const from = Atomics.load(counter, 0);
  sync();
  if (watched.has(fd)) log({ op: "sync", fd, from });
}

/** Logs a file written by path, with a negative descriptor, which the operating system never uses. */
function logWhole(path: string, bytes: Uint8Array): void {
  const fd = -1 - threadId;
  logOpen(fd, path, "w");
  logWrite(fd, bytes, 0);
  log({ op: "close", fd });
  watched.delete(fd);
}

// The calls that the rest of the service makes.
Object.assign(fs.promises, {
  open: async (...given: Parameters<typeof fs.promises.open>) => {
    const handle = await realPromises.open(...given);
    logOpen(handle.fd, given[0], given[1] ?? "r");
    return watched.has(handle.fd) ? recorded(handle) : handle;
  },
  mkdir: async (path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
    const made = await realPromises.mkdir(path, options);
    logPath("mkdir", path);
    return made;
  },
  mkdtemp: async (prefix: string) => {
    const made = await realPromises.mkdtemp(prefix);
    logPath("mkdir", made);
    return made;
  },
  rm: async (path: fs.PathLike, options?: fs.RmOptions) => {
    await realPromises.rm(path, options);
    logPath("remove", path);
  },
  unlink: async (path: fs.PathLike) => {
    await realPromises.unlink(path);
    logPath("remove", path);
  },
  rename: async (path: fs.PathLike, to: fs.PathLike) => {
    await realPromises.rename(path, to);
    logNames("rename", path, to);
  },
  link: async (path: fs.PathLike, to: fs.PathLike) => {
    await realPromises.link(path, to);
    logNames("link", path, to);
  },
  writeFile: async (...given: Parameters<typeof fs.promises.writeFile>) => {
    await realPromises.writeFile(...given);
    if (typeof given[0] === "string" && below(given[0]) !== undefined)
      logWhole(given[0], toBytes(given[1]));
  },
});
syncBuiltinESMExports();

function recorded(handle: fs.promises.FileHandle): fs.promises.FileHandle {
  const { fd } = handle;
  const writeFile = handle.writeFile.bind(handle);
  const sync = handle.sync.bind(handle);
  const close = handle.close.bind(handle);
  return Object.assign(handle, {
    writeFile: async (...given: Parameters<typeof writeFile>) => {
      await writeFile(...given);
      logWrite(fd, toBytes(given[0]), 0);
    },
    sync: async () => {
      const from = Atomics.load(counter, 0);
      await sync();
      log({ op: "sync", fd, from });
    },
    close: async () => {
      if (watched.delete(fd)) log({ op: "close", fd });
      await close();
    },
  });
}

/** Logs a promise made now: everything synced so far must be enough to keep it. */
export function promise(acknowledged: Acknowledged): void {
  log({ op: "promise", promise: acknowledged });
}
