import type { FileSource } from "@document-export/client";
import { fileFromPath } from "@document-export/client/node";
import { createReadStream } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { basename } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import { UsageError } from "../errors/errors.js";
import { readBytes } from "../input/read-bytes.js";
import { unreadable } from "../input/unreadable.js";

/** A document that is ready to be sent. */
export interface Document {
  /** The given path, or `-` for standard input. */
  readonly path: string;
  /** The path with symbolic links resolved: the same for all paths of the document. */
  readonly place: string;
  readonly size: number;
  /** A source that can be opened again, so that the upload can be retried. */
  readonly source: FileSource;
  /** The place of its result, if each document has its own. */
  readonly reference?: string;
}

// Number of bytes to read from the start: enough for white space and a byte order mark before the JSON.
const HEAD_BYTES = 256;

/**
 * Opens a document for upload; `-` is standard input. Before anything is sent, throws a UsageError if the document
 * cannot be read, is empty or does not start like a JSON object, or throws the reason of the signal.
 */
export async function openDocument(path: string, signal: AbortSignal): Promise<Document> {
  if (path === "-") return readWhole(path, process.stdin, "document.json", signal);
  const stats = await stat(path).catch(cannotRead(path));
  if (stats.isDirectory()) throw new UsageError(`\`${path}\` is a folder; expected a document.`);
  if (!stats.isFile()) return readWhole(path, createReadStream(path), basename(path), signal);
  assertJson(path, await readHead(path).catch(cannotRead(path)));
  const place = await realpath(path).catch(cannotRead(path));
  return { path, place, size: stats.size, source: sourceOf(path) };
}

/** Reads a stream completely because it can be read only once: standard input, or a pipe such as `<(curl …)`. */
async function readWhole(
  path: string,
  stream: Readable,
  name: string,
  signal: AbortSignal,
): Promise<Document> {
  const shown = path === "-" ? "standard input" : path;
  const bytes = await readBytes(addAbortSignal(signal, stream), shown).catch((error: Error) => {
    signal.throwIfAborted();
    throw unreadable(shown, error);
  });
  assertJson(shown, bytes.subarray(0, HEAD_BYTES));
  return {
    path,
    place: path,
    size: bytes.byteLength,
    source: { open: () => new Blob([bytes]).stream(), name },
  };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer: bytes, bytesRead } = await file.read(
      Buffer.alloc(HEAD_BYTES),
      0,
      HEAD_BYTES,
      0,
    );
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the source of a file. The file may have been deleted by the time it is sent. */
function sourceOf(path: string): FileSource {
  const { name, open: openFile } = fileFromPath(path);
  return { name, open: async () => Promise.resolve(openFile()).catch(cannotRead(path)) };
}

function cannotRead(path: string): (error: Error) => never {
  return (error) => {
    throw unreadable(path, error);
  };
}

function assertJson(path: string, head: Uint8Array): void {
  const text = new TextDecoder().decode(head).trimStart();
  if (text.startsWith("{")) return;
  const got = text === "" ? "nothing" : `\`${text.slice(0, 20)}\``;
  throw new UsageError(
    `\`${path}\` is not a Google Docs document: expected a JSON object, got ${got}.`,
    "Pass the JSON of the document, as the Google Docs API returns it.",
  );
}
