import { wrongOption } from "../options/check-options.js";

/** A source of bytes that can be opened again, so that the upload can be repeated. */
export interface DocumentSource {
  /** Opens the document from its beginning. */
  readonly open: () => ByteStream | Promise<ByteStream>;
  readonly name?: string;
}

/** Bytes as they come: a web stream, a Node stream, or anything else to be iterated. */
export type ByteStream = AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>;

/** A hosted document as a caller has it: a file, bytes, JSON text, a stream, a source, or the parsed object. */
export type DocumentFile =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | DocumentSource
  | object;

/** What the part is called where the document has no name. */
const NAME = "document.json";

/** A document, ready to be sent. */
export interface OpenDocument {
  readonly name: string;
  /** Whether it can be opened more than once. */
  readonly reopenable: boolean;
  readonly open: () => Blob | ByteStream | Promise<ByteStream>;
}

/**
 * How to open the document. An object is written as JSON; whatever is a Blob, bytes, text or a stream is sent as
 * it is. Throws a TypeError for any other object, which as JSON would be an empty document.
 */
export function openDocument(file: DocumentFile): OpenDocument {
  if (isSource(file)) return { name: file.name ?? NAME, reopenable: true, open: () => file.open() };
  if (isStream(file)) return { name: NAME, reopenable: false, open: () => file };
  const blob = documentBlob(file);
  // Bun gives every Blob a name, and most of them undefined.
  const name = blob instanceof File ? blob.name : NAME;
  return { name, reopenable: true, open: () => blob };
}

function documentBlob(file: DocumentFile): Blob {
  if (file instanceof Blob) return file;
  if (typeof file === "string" || file instanceof ArrayBuffer || file instanceof Uint8Array)
    return new Blob([file]);
  if (isPlain(file)) return new Blob([JSON.stringify(file)]);
  const kind = Object.prototype.toString.call(file);
  throw wrongOption(
    "exportHostedDocument",
    "file",
    "a Blob, bytes, text, a stream, a source or a plain object",
    kind,
  );
}

/** Whether the document can be opened more than once. */
export function isReopenable(file: DocumentFile): boolean {
  return isSource(file) || !isStream(file);
}

function isSource(file: DocumentFile): file is DocumentSource {
  return typeof Object(file).open === "function";
}

function isStream(file: DocumentFile): file is ByteStream {
  // Not every browser iterates a stream.
  return file instanceof ReadableStream || Symbol.asyncIterator in Object(file);
}

/** A plain object of any realm: nothing stands between it and the end of its prototype chain. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
