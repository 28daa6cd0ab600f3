import type { OperationId } from "@document-export/types";
import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import type { Json, JsonObject } from "../load/json.js";
import type { ListOperationId } from "../load/operation.js";
import type { ProbeRequest } from "./exchange.js";
import type { Part } from "./multipart.js";

/** Describes a list request with a URL query, such as `pageNo=2`. */
export function listRequest(operation: ListOperationId, query = ""): ProbeRequest {
  const { method, path } = OPERATION_ADDRESSES[operation];
  return { operation, method, path: query === "" ? path : `${path}?${query}` };
}

/** Describes a request without a body for a resource that does not exist, so that it has no effect. */
export function requestOfNothing(operation: OperationId): ProbeRequest {
  const { method, path } = OPERATION_ADDRESSES[operation];
  return { operation, method, path: pathOfNothing(path) };
}

/** Fills a path template with ids that no resource has. */
export function pathOfNothing(template: string): string {
  return template.replaceAll(/\{\w+\}/g, "0");
}

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

/** Returns the `file` part of an export request. */
export function filePart(content: string): Part {
  return { name: "file", content, type: "application/json", filename: "document.json" };
}

/** Returns the `options` part as most clients send it: typed, without a filename. */
export function optionsPart(destination: number, others: JsonObject = {}): Part {
  const content = JSON.stringify({ ...others, destination });
  return { name: "options", content, type: "application/json" };
}

/** Describes the request that registers a webhook with the given body. */
export function webhookRequest(
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): ProbeRequest {
  return {
    operation: "createWebhook",
    ...OPERATION_ADDRESSES.createWebhook,
    headers,
    body: { kind: "text", text: JSON.stringify(body) },
  };
}
