import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { addAbortSignal } from "node:stream";
import { buffer } from "node:stream/consumers";
import { UsageError } from "../errors/usage-error.js";
import type { Document } from "./document.js";

// Space that may stand before JSON, and a byte order mark, are less than this.
const BEGINNING = 256;

/**
 * Opens a document for its upload; `-` is standard input. Throws a UsageError, before anything is sent, for what
 * cannot be read, is empty, or does not begin like a JSON object, and the reason of the signal.
 */
export function openDocument(path: string, signal: AbortSignal): Promise<Document> {
  return path === "-" ? openStandardInput(signal) : openFile(path);
}

async function openStandardInput(signal: AbortSignal): Promise<Document> {
  const bytes = await buffer(addAbortSignal(signal, process.stdin)).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  assertJson("standard input", bytes.subarray(0, BEGINNING));
  const source = { open: () => new Blob([bytes]).stream(), name: "document.json" };
  return { path: "-", size: bytes.byteLength, source };
}

async function openFile(path: string): Promise<Document> {
  const file = await open(path).catch((error: Error) => {
    throw new UsageError(`Cannot read a document: ${error.message}`, undefined, error);
  });
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) throw new UsageError(`\`${path}\` is a folder; expected a document.`);
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    assertJson(path, bytes.subarray(0, bytesRead));
    const source = { open: () => createReadStream(path), name: basename(path) };
    return { path, size: stats.size, source };
  } finally {
    await file.close();
  }
}

function assertJson(path: string, beginning: Uint8Array): void {
  const text = new TextDecoder().decode(beginning).trimStart();
  if (text.startsWith("{")) return;
  const got = text === "" ? "nothing" : `\`${text.slice(0, 20)}\``;
  throw new UsageError(
    `\`${path}\` is no hosted document: expected a JSON object, got ${got}.`,
    "Give the JSON of the document, as its hosting provider's API answers it.",
  );
}
