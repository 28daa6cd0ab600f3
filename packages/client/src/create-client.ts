import type { OperationId, Page } from "@document-export/types";
import type {
  Client,
  ClientOptions,
  CreateWebhookRequest,
  ExportRequest,
  IterateOptions,
  PageOptions,
  PostOptions,
} from "./client.js";
import { operations } from "./generated/operations.js";
import { checkOptions } from "./options/check-options.js";
import { resolveSettings } from "./options/settings.js";
import { Pages } from "./pages/pages.js";
import type { Call } from "./send/call.js";
import { randomId } from "./send/random-id.js";
import { send } from "./send/send.js";
import { bodyOf } from "./upload/body-of.js";
import { documentName, isReopenable, openDocument } from "./upload/document-file.js";
import { encodeMultipart } from "./upload/encode-multipart.js";

/** A client for an implementation of the interface. Throws a TypeError that names an option that is wrong. */
export function createClient(options: ClientOptions): Client {
  const settings = resolveSettings(options);
  const list =
    <ListPage>(operationId: OperationId) =>
    async (page?: PageOptions) =>
      send<ListPage>(settings, listCall(operationId, page));
  const iterate =
    <Item>(operationId: OperationId) =>
    (pages?: IterateOptions) =>
      new Pages<Item>(
        (pageNo, signal) =>
          send<Page<Item>>(settings, pageCall(operationId, pages, pageNo, signal)),
        pages,
      );
  return {
    listDocumentExports: list("listDocumentExports"),
    listCollections: list("listCollections"),
    listWebhooks: list("listWebhooks"),
    exportHostedDocument: async (request) => send(settings, exportCall(request)),
    createWebhook: async (request) => send(settings, webhookCall(request)),
    iterateDocumentExports: iterate("listDocumentExports"),
    iterateCollections: iterate("listCollections"),
    iterateWebhooks: iterate("listWebhooks"),
  };
}

function listCall(operationId: OperationId, options: PageOptions = {}): Call {
  checkOptions(operationId, options);
  const { pageNo, pageSize } = options;
  const query = Object.entries({ pageNo, pageSize }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return { operationId, query: query.length > 0 ? `?${query.join("&")}` : "", options };
}

function pageCall(
  operationId: OperationId,
  options: IterateOptions = {},
  pageNo: number,
  signal: AbortSignal,
): Call {
  const { fromPage: _from, prefetch: _ahead, onDrift: _drift, ...call } = options;
  return listCall(operationId, { ...call, pageNo, signal });
}

function exportCall(request: ExportRequest): Call {
  checkOptions("exportHostedDocument", request);
  const { file, options, wait, onProgress } = request;
  const open = openDocument(file);
  const { contentType } = operations.exportHostedDocument.parts.options;
  const json = new Blob([JSON.stringify(options)]);
  const openBody = async () => {
    const fileName = documentName(file);
    const parts = [
      { name: "file", contentType: "application/json", fileName, content: await open() },
      { name: "options", contentType, content: json },
    ];
    return bodyOf(encodeMultipart(parts), onProgress);
  };
  return {
    ...postCall("exportHostedDocument", request, openBody),
    reopenable: isReopenable(file),
    ...(wait !== undefined && { headers: { prefer: `wait=${wait}` }, heldMs: wait * 1000 }),
  };
}

function webhookCall(request: CreateWebhookRequest): Call {
  checkOptions("createWebhook", request);
  const content = JSON.stringify(request.webhook);
  return postCall("createWebhook", request, () => ({ contentType: "application/json", content }));
}

function postCall(
  operationId: OperationId,
  options: PostOptions,
  openBody: NonNullable<Call["openBody"]>,
): Call {
  return { operationId, options, openBody, idempotencyKey: options.idempotencyKey ?? randomId() };
}
