import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import type { ProbeRequest } from "./exchange.js";
import { headOf, type Part } from "./multipart.js";

/** A multipart body down to its last byte (RFC 2046, 5.1.1). */
export interface Form {
  readonly parts: readonly Part[];
  readonly boundary: string;
  /** The whole `Content-Type`; null for none. @default `multipart/form-data` with the boundary */
  readonly contentType?: string | null;
  /** What comes before the first boundary. @default nothing */
  readonly preamble?: string;
  /** What comes after the last boundary. @default the end of its line */
  readonly epilogue?: string;
  /** White space behind each boundary. @default none */
  readonly padding?: string;
  readonly isChunked?: boolean;
}

const CRLF = "\r\n";

/** Describes the export request with this body, sent as bytes, so that its curl line repeats all of it. */
export function formRequest(form: Form): ProbeRequest {
  const { boundary, contentType = `multipart/form-data; boundary=${boundary}` } = form;
  return {
    operation: "exportHostedDocument",
    ...OPERATION_ADDRESSES.exportHostedDocument,
    headers: contentType === null ? {} : { "content-type": contentType },
    body: { kind: "bytes", bytes: encodeForm(form) },
    ...(form.isChunked && { isChunked: true }),
  };
}

/** Returns the bytes of a form. */
export function encodeForm(form: Form): Buffer {
  const { parts, boundary, preamble = "", epilogue = CRLF, padding = "" } = form;
  const encoded = parts.flatMap((part) => [
    Buffer.from(`--${boundary}${padding}${CRLF}`),
    Buffer.from(
      headOf(part)
        .map((line) => line + CRLF)
        .join("") + CRLF,
    ),
    Buffer.from(part.content),
    Buffer.from(CRLF),
  ]);
  const end = Buffer.from(`--${boundary}--${padding}${epilogue}`);
  return Buffer.concat([Buffer.from(preamble), ...encoded, end]);
}

/** Returns the form with one of its parts changed. */
export function changePart(form: Form, name: string, change: (part: Part) => Part): Form {
  const parts = form.parts.map((part) => (part.name === name ? change(part) : part));
  return { ...form, parts };
}
