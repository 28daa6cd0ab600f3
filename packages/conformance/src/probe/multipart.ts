/** One part of a `multipart/form-data` body (RFC 7578). */
export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** `Content-Type` of the part; absent for an untyped part. */
  readonly type?: string;
  readonly filename?: string;
  /** Header lines that replace those generated from the name, the filename and the type. */
  readonly head?: readonly string[];
}

/**
 * Encodes parts without a library: the checks are about the exact bytes on the wire, including content types and
 * filenames.
 */
export function encodeMultipart(parts: readonly Part[], boundary: string): Buffer {
  const encoded = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part).join("\r\n")}\r\n\r\n`),
    Buffer.from(part.content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Returns the header lines of a part. */
export function headOf({ name, type, filename, head }: Part): readonly string[] {
  if (head) return head;
  const file = filename === undefined ? "" : `; filename="${filename}"`;
  const disposition = `Content-Disposition: form-data; name="${name}"${file}`;
  return type === undefined ? [disposition] : [disposition, `Content-Type: ${type}`];
}
