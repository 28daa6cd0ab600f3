import type { OperationId, Page } from "@document-export/types";
import { checkOptions } from "../options/check-options.js";
import type {
  ClientOptions,
  CreateWebhookRequest,
  ExportRequest,
  IterateOptions,
  PageOptions,
} from "../options/options.js";
import { resolveSettings } from "../options/settings.js";
import type { Call } from "../send/call.js";
import { send } from "../send/send.js";
import { createBody } from "../upload/body.js";
import { isReopenable, openDocument } from "../upload/document-file.js";
import { encodeMultipart } from "../upload/encode-multipart.js";
import { randomId } from "../utils/random-id.js";
import type { Client } from "./client.js";
import { readPages } from "./pages.js";

/** Creates a client for an implementation of the interface. Throws a TypeError that names a wrong option. */
export function createClient(options: ClientOptions): Client {
  const settings = resolveSettings(options);
  const list = <ListPage>(operationId: OperationId) => {
    const toCall = listCall(operationId);
    return (page: PageOptions = {}) => send<PageOptions, ListPage>(settings, toCall, page);
  };
  const iterate =
    <Item>(operationId: OperationId) =>
    (pages: IterateOptions = {}) => {
      const given = checkOptions(operationId, pages);
      const readPage = list<Page<Item>>(operationId);
      return readPages((pageNo, signal) => readPage({ ...given, pageNo, signal }), given);
    };
  return {
    listDocumentExports: list("listDocumentExports"),
    listCollections: list("listCollections"),
    listWebhooks: list("listWebhooks"),
    exportHostedDocument: (request) => send(settings, exportCall, request),
    createWebhook: (request) => send(settings, webhookCall, request),
    iterateDocumentExports: iterate("listDocumentExports"),
    iterateCollections: iterate("listCollections"),
    iterateWebhooks: iterate("listWebhooks"),
  };
}

function listCall(operationId: OperationId) {
  return (given: PageOptions): Call => {
    const options = checkOptions(operationId, given);
    const { pageNo, pageSize } = options;
    let query = pageNo === undefined ? "" : `?pageNo=${pageNo}`;
    if (pageSize !== undefined) query += `${query ? "&" : "?"}pageSize=${pageSize}`;
    return { operationId, query, options };
  };
}

function exportCall(given: ExportRequest): Call {
  const operationId = "exportHostedDocument";
  const request = checkOptions(operationId, given, ["file", "options"]);
  const { wait, onProgress, idempotencyKey = randomId() } = request;
  const { name: fileName, open } = openDocument(request.file);
  const options = JSON.stringify(request.options);
  const openBody = async () =>
    createBody(encodeMultipart({ fileName, file: await open(), options }), onProgress);
  return {
    operationId,
    options: isReopenable(request.file) ? request : { ...request, retries: 0 },
    post: { openBody, idempotencyKey, wait },
  };
}

function webhookCall(given: CreateWebhookRequest): Call {
  const operationId = "createWebhook";
  const options = checkOptions(operationId, given, ["webhook"]);
  const { webhook, idempotencyKey = randomId() } = options;
  const content = JSON.stringify(webhook);
  const openBody = () => ({ contentType: "application/json", content });
  return { operationId, options, post: { openBody, idempotencyKey } };
}
