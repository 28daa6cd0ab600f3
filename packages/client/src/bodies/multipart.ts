import { randomId } from "../utils/random-id.js";
import type { ByteStream, EncodedPart } from "../operation/body.js";

/** A multipart body in pieces, and the matching `Content-Type`. */
export interface Multipart {
  readonly contentType: string;
  readonly pieces: readonly (string | Blob | ByteStream)[];
}

/**
 * Encodes parts as `multipart/form-data` (RFC 7578). FormData cannot type a part without also giving it a filename, so
 * that a part of JSON would travel as a second file (decision `part-encoding`).
 */
export function encodeParts(
  parts: readonly EncodedPart[],
  mediaType = "multipart/form-data",
  // No content contains 128 random bits by chance, and none can be crafted to.
  boundary: string = randomId(),
): Multipart {
  const pieces = parts.flatMap(({ name, fileName, contentType, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"`,
    fileName === undefined ? "" : `; filename="${escape(fileName)}"`,
    contentType ? `\r\nContent-Type: ${contentType}` : "",
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return {
    contentType: `${mediaType}; boundary=${boundary}`,
    pieces: [...pieces, `--${boundary}--\r\n`],
  };
}

/** As browsers escape a name (HTML Standard, multipart/form-data encoding algorithm). */
function escape(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
