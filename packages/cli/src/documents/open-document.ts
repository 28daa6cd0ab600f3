import type { DocumentSource } from "@document-export/client";
import { fileFromPath } from "@document-export/client/node";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { UsageError } from "../errors/usage-error.js";
import type { Document } from "./document.js";

// Space that may stand before JSON, and a byte order mark, are less than this.
const BEGINNING = 256;

/**
 * Opens a document for its upload; `-` is standard input. Throws a UsageError, before anything is sent, for what
 * cannot be read, is empty, or does not begin like a JSON object, and the reason of the signal.
 */
export async function openDocument(path: string, signal: AbortSignal): Promise<Document> {
  if (path === "-") return readWhole(path, process.stdin, "document.json", signal);
  const stats = await stat(path).catch(cannotRead);
  if (stats.isDirectory()) throw new UsageError(`\`${path}\` is a folder; expected a document.`);
  if (!stats.isFile()) return readWhole(path, createReadStream(path), basename(path), signal);
  assertJson(path, await readBeginning(path).catch(cannotRead));
  return { path, size: stats.size, source: sourceOf(path) };
}

/** Reads what can be read only once: standard input, or a pipe such as that of `<(curl …)`. */
async function readWhole(
  path: string,
  stream: Readable,
  name: string,
  signal: AbortSignal,
): Promise<Document> {
  const bytes = await buffer(addAbortSignal(signal, stream)).catch((error: Error) => {
    signal.throwIfAborted();
    return cannotRead(error);
  });
  assertJson(path === "-" ? "standard input" : path, bytes.subarray(0, BEGINNING));
  return {
    path,
    size: bytes.byteLength,
    source: { open: () => new Blob([bytes]).stream(), name },
  };
}

async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file, which may be gone by the time that it is sent. */
function sourceOf(path: string): DocumentSource {
  const { name, open: openFile } = fileFromPath(path);
  return { name, open: async () => Promise.resolve(openFile()).catch(cannotRead) };
}

function cannotRead(error: Error): never {
  throw new UsageError(`Cannot read a document: ${error.message}`, undefined, error);
}

function assertJson(path: string, beginning: Uint8Array): void {
  const text = new TextDecoder().decode(beginning).trimStart();
  if (text.startsWith("{")) return;
  const got = text === "" ? "nothing" : `\`${text.slice(0, 20)}\``;
  throw new UsageError(
    `\`${path}\` is no hosted document: expected a JSON object, got ${got}.`,
    "Give the JSON of the document, as its hosting provider's API returns it.",
  );
}
