import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import type { ProbeRequest } from "./exchange.js";
import { headOf, type Part } from "./multipart.js";

/** A multipart body, controlled down to the last byte (RFC 2046, 5.1.1). */
export interface Form {
  readonly parts: readonly Part[];
  readonly boundary: string;
  /** The complete `Content-Type`; null to omit it. @default `multipart/form-data` with the boundary */
  readonly contentType?: string | null;
  /** Text before the first boundary. @default nothing */
  readonly preamble?: string;
  /** Text after the last boundary. @default a line break */
  readonly epilogue?: string;
  /** White space after each boundary. @default none */
  readonly padding?: string;
  readonly isChunked?: boolean;
}

const CRLF = "\r\n";

/** Returns the export request with this body, sent as bytes, so that its curl line repeats it exactly. */
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

/** Encodes a form as bytes. */
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
