import type { ByteStream } from "../operation/body.js";
import { describe } from "../types/check-value.js";
import type { Check } from "../types/type.js";

/** A source of bytes that can be opened again, so that the upload can be retried. */
export interface FileSource {
  /** Opens the file from its beginning. */
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
  /** Its media type, where it is known. */
  readonly type?: string;
  readonly open: () => Blob | ByteStream | Promise<ByteStream>;
}

/**
 * How to open a file: an object is serialized as JSON; a Blob, bytes, text or a stream is sent unchanged. Undefined for
 * what would be sent as `{}`.
 */
export function openFile(file: unknown): OpenFile | undefined {
  // First, since a file stream of Node has an `open` of its own.
  if (isStream(file)) return { open: () => file };
  const source = Object(file) as FileSource;
  if (typeof source.open === "function") return { name: source.name, open: () => source.open() };
  if (file instanceof Blob)
    // Bun gives every Blob a name, and most of them undefined.
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

/** What can be sent. */
export const content: Check = [
  "a Blob, bytes, text, a stream, a source or a plain object",
  openFile,
];

/** What can be the content of a file: not a path, which would be sent as its own text. */
export const file: Check = [
  content[0],
  (value) => !isPath(value) && openFile(value),
  (value) =>
    isPath(value)
      ? `the path "${value}"; give \`fileFromPath\` of the sub-path \`node\``
      : describe(value),
];

/** Whether a value can be read only once. */
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

/** Whether a text is one short line that ends like the name of a file, as no content of a file does. */
function isPath(value: unknown): boolean {
  return typeof value === "string" && /^[^\n{[<]{1,255}\.[a-z]\w{1,4}$/i.test(value);
}
