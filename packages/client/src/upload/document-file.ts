/** A source of bytes that can be opened again, so that the upload can be retried. */
export interface DocumentSource {
  /** Opens the document from its beginning. */
  readonly open: () => ByteStream | Promise<ByteStream>;
  readonly name?: string;
}

/** A web stream, a Node stream, or any other async iterable. */
export type ByteStream = AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>;

/** A Google Docs document: a file, bytes, JSON text, a stream, a source, or the parsed object. */
export type DocumentFile =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | DocumentSource
  | object;

/** A document, ready to be sent. */
export interface OpenDocument {
  readonly name?: string | undefined;
  readonly open: () => Blob | ByteStream | Promise<ByteStream>;
}

/** How to open the document. An object is serialized as JSON; a Blob, bytes, text or a stream is sent unchanged. */
export function openDocument(file: DocumentFile): OpenDocument {
  // First, since a file stream of Node has an `open` of its own.
  if (isStream(file)) return { open: () => file };
  if (isSource(file)) return { name: file.name, open: () => file.open() };
  if (file instanceof Blob)
    // Bun gives every Blob a name, and most of them undefined.
    return { name: file instanceof File ? file.name : undefined, open: () => file };
  const blob = new Blob([isBytes(file) ? file : JSON.stringify(file)]);
  return { open: () => blob };
}

/** Whether a value can be a document; any other object would be serialized as `{}`. */
export function isDocument(file: unknown): file is DocumentFile {
  return isSource(file) || isStream(file) || file instanceof Blob || isBytes(file) || isPlain(file);
}

/** Whether the document can be opened more than once. */
export function isReopenable(file: DocumentFile): boolean {
  return !isStream(file);
}

function isSource(file: unknown): file is DocumentSource {
  return typeof Object(file).open === "function";
}

function isStream(file: unknown): file is ByteStream {
  // Not every browser can iterate a stream.
  return file instanceof ReadableStream || Symbol.asyncIterator in Object(file);
}

function isBytes(file: unknown): file is string | ArrayBuffer | Uint8Array<ArrayBuffer> {
  return typeof file === "string" || file instanceof ArrayBuffer || file instanceof Uint8Array;
}

/** Whether a value is a plain object of any realm: its prototype chain has at most one object. */
function isPlain(value: unknown): boolean {
  if (Object(value) !== value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return !prototype || !Object.getPrototypeOf(prototype);
}
