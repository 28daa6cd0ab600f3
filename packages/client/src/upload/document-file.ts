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

/** The document's bytes: at hand, or to be opened. */
export type OpenDocument = () => Blob | ByteStream | Promise<ByteStream>;

/**
 * How to open the document. An object is written as JSON; whatever is a Blob, bytes, text or a stream is sent as
 * it is. Throws a TypeError for any other object, which as JSON would be an empty document.
 */
export function openDocument(file: DocumentFile): OpenDocument {
  if (isSource(file)) return () => file.open();
  if (isStream(file)) return () => file;
  const blob = documentBlob(file);
  return () => blob;
}

/** Whether the document can be opened more than once. */
export function isReopenable(file: DocumentFile): boolean {
  return isSource(file) || !isStream(file);
}

/** The name of a File or a source, else one that says what the part is. */
export function documentName(file: DocumentFile): string {
  const isFile = typeof File === "function" && file instanceof File;
  return (isFile || isSource(file) ? file.name : undefined) ?? "document.json";
}

function documentBlob(file: DocumentFile): Blob {
  if (file instanceof Blob) return file;
  if (file instanceof ArrayBuffer || typeof file === "string") return new Blob([file]);
  if (file instanceof Uint8Array) return new Blob([new Uint8Array(file)]);
  if (isPlain(file)) return new Blob([JSON.stringify(file)]);
  throw new TypeError(
    `exportHostedDocument takes a Blob, bytes, JSON text, a stream, a source or a plain object as \`file\`, got \`${Object.prototype.toString.call(file)}\``,
  );
}

function isSource(file: DocumentFile): file is DocumentSource {
  return typeof file === "object" && "open" in file && typeof file.open === "function";
}

function isStream(file: DocumentFile): file is ByteStream {
  return (
    file instanceof ReadableStream || (typeof file === "object" && Symbol.asyncIterator in file)
  );
}

/** A plain object of any realm: nothing stands between it and the end of its prototype chain. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
