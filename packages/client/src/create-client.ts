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
import { checkOptions } from "./options/check-options.js";
import { resolveSettings } from "./options/settings.js";
import { Pages } from "./pages/pages.js";
import type { Call } from "./send/call.js";
import { randomId } from "./send/random-id.js";
import { send } from "./send/send.js";
import { bodyOf } from "./upload/body-of.js";
import { openDocument } from "./upload/document-file.js";
import { encodeMultipart } from "./upload/encode-multipart.js";

/** A client for an implementation of the interface. Throws a TypeError that names an option that is wrong. */
export function createClient(options: ClientOptions): Client {
  const settings = resolveSettings(options);
  const list =
    <ListPage>(operationId: OperationId) =>
    async (page: PageOptions = {}) =>
      send<ListPage>(settings, listCall(operationId, checkOptions(operationId, page)));
  const iterate =
    <Item>(operationId: OperationId) =>
    (pages: IterateOptions = {}) => {
      const given = checkOptions(operationId, pages);
      return new Pages<Item>(
        (pageNo, signal) =>
          send<Page<Item>>(settings, listCall(operationId, { ...given, pageNo, signal })),
        given,
      );
    };
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

function listCall(operationId: OperationId, options: PageOptions): Call {
  const { pageNo, pageSize } = options;
  const pairs =
    (pageNo === undefined ? "" : `&pageNo=${pageNo}`) +
    (pageSize === undefined ? "" : `&pageSize=${pageSize}`);
  return { operationId, query: pairs.replace("&", "?"), options };
}

function exportCall(given: ExportRequest): Call {
  const request = checkOptions("exportHostedDocument", given, ["file", "options"]);
  const { wait = 0, onProgress } = request;
  const { name: fileName, reopenable, open } = openDocument(request.file);
  const options = JSON.stringify(request.options);
  const openBody = async () =>
    bodyOf(encodeMultipart({ fileName, file: await open(), options }), onProgress);
  const limits = reopenable ? request : { ...request, retries: 0 };
  return { ...postCall("exportHostedDocument", limits, openBody), wait };
}

function webhookCall(given: CreateWebhookRequest): Call {
  const request = checkOptions("createWebhook", given, ["webhook"]);
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
