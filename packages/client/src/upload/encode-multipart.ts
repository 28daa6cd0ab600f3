import { randomId } from "../send/random-id.js";
import type { ByteStream } from "./document-file.js";

/** One part of a multipart body. */
export interface MultipartPart {
  readonly name: string;
  readonly contentType: string;
  /** Left out for a part that is no file: a server may take every part with a filename for a file. */
  readonly fileName?: string | undefined;
  readonly content: Blob | ByteStream;
}

/** The pieces of a multipart body in their order, and the `Content-Type` that goes with them. */
export interface Multipart {
  readonly contentType: string;
  readonly pieces: readonly (string | Blob | ByteStream)[];
}

const lineEnd = "\r\n";

/**
 * Encodes parts as `multipart/form-data` (RFC 7578). FormData cannot type a part without also giving it a
 * filename, so that the `options` part would travel as a second file (decision `part-encoding`).
 */
export function encodeMultipart(
  parts: readonly MultipartPart[],
  // No content holds 128 random bits by accident, and none can be written to hold them.
  boundary: string = `document-export-${randomId()}`,
): Multipart {
  const pieces = parts.flatMap((part) => [
    `--${boundary}${lineEnd}${partHeader(part)}${lineEnd}`,
    part.content,
    lineEnd,
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    pieces: [...pieces, `--${boundary}--${lineEnd}`],
  };
}

function partHeader({ name, fileName, contentType }: MultipartPart): string {
  const file = fileName === undefined ? "" : `; filename="${escapeName(fileName)}"`;
  return `Content-Disposition: form-data; name="${escapeName(name)}"${file}${lineEnd}Content-Type: ${contentType}${lineEnd}`;
}

/** As browsers do it (HTML Standard, multipart/form-data encoding algorithm). */
function escapeName(name: string): string {
  return name.replaceAll(/\r\n|\r|\n/g, "%0D%0A").replaceAll('"', "%22");
}
