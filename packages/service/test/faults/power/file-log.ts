import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * An operation of a process on the files below a folder. `seq` numbers the events of all threads in the order in which
 * the calls returned. Paths are relative to the folder.
 */
export type FileEvent = { readonly seq: number } & (
  | {
      readonly op: "open";
      readonly fd: number;
      readonly path: string;
      readonly create: boolean;
      readonly truncate: boolean;
    }
  | { readonly op: "close"; readonly fd: number }
  /** `data` is the offset of the bytes in the thread's data file. */
  | {
      readonly op: "write";
      readonly fd: number;
      readonly at: number;
      readonly length: number;
      readonly data: number;
    }
  | { readonly op: "truncate"; readonly fd: number; readonly size: number }
  /** Covers everything up to the event `from`: data written during the call may not be on the disk. */
  | { readonly op: "sync"; readonly fd: number; readonly from: number }
  | { readonly op: "mkdir" | "remove"; readonly path: string }
  | { readonly op: "rename" | "link"; readonly path: string; readonly to: string }
  /** Something was promised to a caller or receiver. */
  | { readonly op: "promise"; readonly promise: Acknowledged }
);

/** Acknowledged work: it must survive any later power failure. */
export type Acknowledged =
  | { readonly kind: "job" | "token" | "webhook"; readonly id: string }
  | {
      readonly kind: "record";
      /** Id of the export's job. */
      readonly id: string;
      /** Path of the result, relative to the folder, and the SHA-256 of its bytes. */
      readonly file: string;
      readonly hash: string;
    };

/** The events of all threads in order, and the bytes of each write. */
export interface FileLog {
  readonly events: readonly FileEvent[];
  readonly bytesOf: (event: FileEvent & { op: "write" }) => Buffer;
}

/** Reads the log that `record-files.ts` wrote. */
export async function readFileLog(folder: string): Promise<FileLog> {
  const names = await readdir(folder);
  const bytes = new Map<FileEvent, Buffer>();
  const threads = names.filter((name) => name.endsWith(".ndjson"));
  const events = await Promise.all(
    threads.map(async (name) => {
      const data = await readFile(join(folder, name.replace(".ndjson", ".data")));
      const lines = (await readFile(join(folder, name), "utf8")).split("\n").filter(Boolean);
      return lines.map((line) => {
        const event: FileEvent = JSON.parse(line);
        if (event.op === "write")
          bytes.set(event, data.subarray(event.data, event.data + event.length));
        return event;
      });
    }),
  );
  return {
    events: events.flat().toSorted((one, other) => one.seq - other.seq),
    bytesOf: (event) => bytes.get(event) ?? Buffer.alloc(0),
  };
}
