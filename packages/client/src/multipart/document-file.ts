/** A hosted document as a caller has it: a file, bytes, JSON text, or the parsed object. */
export type DocumentFile = Blob | ArrayBuffer | Uint8Array | string | object;

/**
 * The document as bytes. An object is written as JSON; whatever is a Blob, bytes or text is sent as it is.
 * Throws a TypeError for any other object, such as a stream, which as JSON would be an empty document.
 */
export function documentBlob(file: DocumentFile): Blob {
  if (file instanceof Blob) return file;
  if (file instanceof ArrayBuffer) return new Blob([file]);
  if (file instanceof Uint8Array) return new Blob([new Uint8Array(file)]);
  if (typeof file === "string") return new Blob([file]);
  if (isPlain(file)) return new Blob([JSON.stringify(file)]);
  throw new TypeError(
    `exportHostedDocument takes a Blob, bytes, JSON text or a plain object as \`file\`, got \`${Object.prototype.toString.call(file)}\``,
  );
}

/** A plain object of any realm: nothing stands between it and the end of its prototype chain. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The name of a File, else one that says what the part is. */
export function documentName(file: DocumentFile): string {
  return typeof File === "function" && file instanceof File ? file.name : "document.json";
}
