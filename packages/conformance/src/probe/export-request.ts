import { OPERATION_ADDRESSES } from "../load/operation.js";
import type { ProbeRequest } from "./exchange.js";
import type { Part } from "./multipart.js";

/** Describes an export request with exactly these parts (Interface, Endpoints 2). */
export function exportRequest(
  parts: readonly Part[],
  headers: Readonly<Record<string, string>> = {},
  boundary = "document-export-conformance",
): ProbeRequest {
  return {
    operation: "exportHostedDocument",
    ...OPERATION_ADDRESSES.exportHostedDocument,
    headers,
    body: { kind: "multipart", parts, boundary },
  };
}

/** Gives the `file` part of an export request. */
export function filePart(content: string): Part {
  return { name: "file", content, type: "application/json", filename: "document.json" };
}

/** Gives the `options` part as most clients send it: typed, without a filename. */
export function optionsPart(destination: number): Part {
  return { name: "options", content: JSON.stringify({ destination }), type: "application/json" };
}
