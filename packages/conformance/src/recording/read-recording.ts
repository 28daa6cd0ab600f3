import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parseEntry } from "./har.js";
import { harEntries, type Source } from "./har-entries.js";
import { parseLine } from "./ndjson.js";
import type { Recorded } from "./recorded.js";
import { RecordingError } from "./recording-error.js";
import { splitLines } from "./split-lines.js";

/** Number of bytes needed to detect the format of a file. */
const HEAD_BYTES = 4_096;

/**
 * Yields the exchanges of a file: an HTTP Archive 1.2 or JSON lines, optionally compressed with gzip. One exchange is
 * in memory at a time.
 * @throws RecordingError with the position if the file has neither format or is damaged
 */
export async function* readRecording(file: string): AsyncGenerator<Recorded> {
  const isGzip = await startsAsGzip(file);
  const source: Source = { name: file, open: () => openFile(file, isGzip) };
  const head = await readHead(source);
  const [first = ""] = /\S/.exec(head) ?? [];
  if (first !== "{")
    throw new RecordingError(
      `\`${file}\` is not a recording: expected an HTTP Archive or lines of JSON, got ${quote(head)}.`,
    );
  yield* /^\s*\{\s*"log"\s*:/.test(head) ? fromArchive(source) : fromLines(source);
}

async function startsAsGzip(file: string): Promise<boolean> {
  const handle = await open(file).catch((cause: Error) => {
    throw new RecordingError(`Cannot read the recording \`${file}\`: ${cause.message}.`, { cause });
  });
  try {
    if ((await handle.stat()).isDirectory())
      throw new RecordingError(`Cannot read the recording \`${file}\`: it is a folder.`);
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function openFile(file: string, isGzip: boolean): Readable {
  const stream = createReadStream(file, { highWaterMark: 2 ** 17 });
  if (!isGzip) return stream;
  const gunzip = createGunzip();
  stream.on("error", (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

async function readHead({ name, open: start }: Source): Promise<string> {
  let head = Buffer.alloc(0);
  try {
    for await (const chunk of start()) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD_BYTES) break;
    }
  } catch (cause) {
    throw unreadable(name, cause);
  }
  return head
    .subarray(0, HEAD_BYTES)
    .toString()
    .replace(/^\uFEFF/, "");
}

function unreadable(name: string, cause: unknown): RecordingError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new RecordingError(`\`${name}\` cannot be read: ${reason}.`, { cause });
}

function quote(head: string): string {
  const beginning = head
    .slice(0, 40)
    .replaceAll(/[^\x20-\x7E]+/g, " ")
    .trim();
  return beginning === "" ? "nothing of either" : `\`${beginning.replaceAll("`", "'")}\``;
}

async function* fromArchive(source: Source): AsyncGenerator<Recorded> {
  let index = 0;
  for await (const entry of harEntries(source)) yield parseEntry(entry, (index += 1));
}

async function* fromLines(source: Source): AsyncGenerator<Recorded> {
  const stream = source.open();
  try {
    yield* readLines(stream);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw unreadable(source.name, error);
    throw new RecordingError(`\`${source.name}\`: ${error.message}`, { cause: error });
  }
}

/** Yields the exchanges from JSON lines; empty lines are skipped. */
export async function* readLines(stream: Readable): AsyncGenerator<Recorded> {
  let number = 0;
  for await (const line of splitLines(stream)) {
    number += 1;
    if (line.trim() !== "") yield parseLine(line, number);
  }
}
