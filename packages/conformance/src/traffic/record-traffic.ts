import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { UsageError } from "../load/target.js";
import { ARCHIVE, formatEntry } from "../recording/format-har.js";
import { formatLine } from "../recording/ndjson.js";
import type { Recorded } from "../recording/recorded.js";
import { createCredentialRedactor } from "./redact-credentials.js";
import { redactRecorded } from "./redact-recorded.js";

/** Maximum size of a recording; further exchanges are counted. */
export const MAX_RECORDING_BYTES = 2 ** 30;

/** Writes exchanges to a file that `traffic` can read. */
export interface TrafficRecorder {
  /** Resolves when the stream is ready for more. */
  write(recorded: Recorded): Promise<void>;
  /** Completes the file; returns how many exchanges did not fit. */
  end(): Promise<number>;
}

/**
 * Starts a recording with credentials redacted: an HTTP Archive if the name ends in `.har`, otherwise JSON lines.
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
  // Readable by the owner only, since it contains what callers sent.
  const stream = createWriteStream(file, { mode: 0o600 });
  try {
    await once(stream, "open");
    return stream;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot write the recording of --record: ${reason}.`, { cause });
  }
}
