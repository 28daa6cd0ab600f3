import { randomId } from "../utils/random-id.js";
import type { ByteStream } from "./document-file.js";

/** The parts of an export request (Interface, Endpoints 2). */
export interface ExportParts {
  /** @default "document.json" */
  readonly fileName?: string | undefined;
  readonly file: Blob | ByteStream;
  /** The options as JSON. */
  readonly options: string;
}

/** A multipart body: what precedes and follows the file, and the matching `Content-Type`. */
export interface Multipart {
  readonly contentType: string;
  readonly pieces: [head: Blob, file: Blob | ByteStream, tail: Blob];
}

/**
 * Encodes an export request as `multipart/form-data` (RFC 7578). FormData cannot type a part without also giving
 * it a filename, so that the `options` part would travel as a second file (decision `part-encoding`).
 */
export function encodeMultipart(
  { fileName = "document.json", file, options }: ExportParts,
  // No content contains 128 random bits by chance, and none can be crafted to.
  boundary: string = randomId(),
): Multipart {
  const part = (name: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n`;
  // As browsers escape a filename (HTML Standard, multipart/form-data encoding algorithm).
  const escaped = fileName.replace(/[\r\n"]/g, encodeURIComponent);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    pieces: [
      new Blob([part(`file"; filename="${escaped}`)]),
      file,
      new Blob([`\r\n${part("options")}${options}\r\n--${boundary}--\r\n`]),
    ],
  };
}
