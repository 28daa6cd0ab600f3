import type { ByteStream } from "../operation/body.js";
import { describe } from "../types/check-value.js";
import type { Check } from "../types/type.js";

/** A source of bytes that can be opened again, so that the upload can be retried. */
export interface FileSource {
  /** Opens the file from the start. */
  readonly open: () => ByteStream | Promise<ByteStream>;
  readonly name?: string;
}

/** The content of a file: a Blob, bytes, text, a stream, a source, or an object that is sent as JSON. */
export type FileContent =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | FileSource
  | object;

/** A file, ready to be sent. */
export interface OpenFile {
  readonly name?: string | undefined;
  /** Media type of the file, if known. */
  readonly type?: string;
  readonly open: () => Blob | ByteStream | Promise<ByteStream>;
}

/**
 * Prepares a file for sending: an object is serialized as JSON; a Blob, bytes, text or a stream is sent unchanged.
 * Returns undefined for values that would be sent as `{}`.
 */
export function openFile(file: unknown): OpenFile | undefined {
  // Checked first because a Node file stream also has an `open` method.
  if (isStream(file)) return { open: () => file };
  const source = Object(file) as FileSource;
  if (typeof source.open === "function") return { name: source.name, open: () => source.open() };
  if (file instanceof Blob)
    // Bun gives every Blob a `name`, usually undefined.
    return {
      name: file instanceof File ? file.name : undefined,
      type: file.type,
      open: () => file,
    };
  if (typeof file === "string" || file instanceof ArrayBuffer || file instanceof Uint8Array)
    return { open: () => new Blob([file as string]) };
  if (isPlain(file))
    return { type: "application/json", open: () => new Blob([JSON.stringify(file)]) };
  return undefined;
}

/** Check for content that can be sent. */
export const content: Check = [
  "a Blob, bytes, text, a stream, a source or a plain object",
  openFile,
];

/** Check for the content of a file. Refuses a path, which would be sent as plain text. */
export const file: Check = [
  content[0],
  (value) => !isPath(value) && openFile(value),
  (value) =>
    isPath(value)
      ? `the path "${value}"; give \`fileFromPath\` of the sub-path \`node\``
      : describe(value),
];

/** Whether a value is a stream, which can be read only once. */
export function isStream(value: unknown): value is ByteStream {
  // Not every browser can iterate a stream.
  return value instanceof ReadableStream || Symbol.asyncIterator in Object(value);
}

/** Whether a value is a plain object of any realm: its prototype chain has at most one object. */
function isPlain(value: unknown): boolean {
  if (Object(value) !== value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return !prototype || !Object.getPrototypeOf(prototype);
}

/** Whether a text looks like a path: one short line that ends with a file extension, which real content does not. */
function isPath(value: unknown): boolean {
  return typeof value === "string" && /^[^\n{[<]{1,255}\.[a-z]\w{1,4}$/i.test(value);
}
