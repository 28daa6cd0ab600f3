import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { UsageError } from "../load/target.js";
import { ARCHIVE, formatEntry } from "../recording/format-har.js";
import { formatLine } from "../recording/ndjson.js";
import type { Recorded } from "../recording/recorded.js";
import { createCredentialRedactor } from "./redact-credentials.js";
import { redactRecorded } from "./redact-recorded.js";

/** A recording does not grow beyond this; further exchanges are counted. */
export const MAX_RECORDING_BYTES = 2 ** 30;

/** Writes exchanges into a file that `traffic` reads. */
export interface TrafficRecorder {
  /** Resolves when the file has room for more. */
  write(recorded: Recorded): Promise<void>;
  /** Completes the file; returns how many exchanges it could not hold. */
  end(): Promise<number>;
}

/**
 * Starts a recording, credentials redacted: an HTTP Archive where the name ends in `.har`, else lines of JSON.
 * @throws UsageError if the file cannot be written
 */
export async function recordTraffic(file: string): Promise<TrafficRecorder> {
  const isArchive = file.endsWith(".har");
  const redactor = createCredentialRedactor();
  const stream = await openFile(file);
  if (isArchive) stream.write(ARCHIVE.start);
  let [entries, omitted] = [0, 0];
  let failure: Error | undefined;
  stream.on("error", (error) => (failure = error));
  return {
    async write(recorded) {
      if (failure || stream.bytesWritten + stream.writableLength > MAX_RECORDING_BYTES)
        return void (omitted += 1);
      const plain = await redactRecorded(recorded, redactor);
      const between = isArchive && entries > 0 ? ARCHIVE.between : "";
      entries += 1;
      const hasRoom = stream.write(between + (isArchive ? formatEntry(plain) : formatLine(plain)));
      if (!hasRoom) await once(stream, "drain").catch(() => undefined);
    },
    async end() {
      if (failure) return omitted;
      const closed = once(stream, "close");
      stream.end(isArchive ? ARCHIVE.end : "");
      await closed;
      return omitted;
    },
  };
}

async function openFile(file: string): Promise<WriteStream> {
  // Nobody else may read it: it holds what callers sent.
  const stream = createWriteStream(file, { mode: 0o600 });
  try {
    await once(stream, "open");
    return stream;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot write the recording of --record: ${reason}.`, { cause });
  }
}
