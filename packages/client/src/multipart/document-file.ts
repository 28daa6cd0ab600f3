/** A hosted document as a caller has it: a file, bytes, JSON text, or the parsed object. */
export type DocumentFile = Blob | Uint8Array | string | object;

/** The document as bytes. An object is written as JSON; whatever is a Blob, bytes or text is sent as it is. */
export function documentBlob(file: DocumentFile): Blob {
  if (file instanceof Blob) return file;
  if (file instanceof Uint8Array) return new Blob([new Uint8Array(file)]);
  return new Blob([typeof file === "string" ? file : JSON.stringify(file)]);
}

/** The name of a File, else one that says what the part is. */
export function documentName(file: DocumentFile): string {
  return typeof File === "function" && file instanceof File ? file.name : "document.json";
}
