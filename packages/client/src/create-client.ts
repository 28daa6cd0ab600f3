import type { paths } from "@document-export/types";
import createRawClient, { type Client as RawClient } from "openapi-fetch";
import type {
  CallOptions,
  Client,
  ClientOptions,
  CreateWebhookRequest,
  ExportRequest,
  IterateOptions,
  PageOptions,
  PostOptions,
} from "./client.js";
import { operations } from "./generated/operations.js";
import { documentBlob, documentName } from "./multipart/document-file.js";
import { encodeMultipart, type MultipartBody } from "./multipart/encode-multipart.js";
import { iteratePages } from "./request/iterate-pages.js";
import { unwrap } from "./request/result.js";

/** A client for an implementation of the interface. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl } = options;
  const raw = createRaw(options);
  const client: Client = {
    raw,
    listDocumentExports: (page) =>
      unwrap(
        "listDocumentExports",
        baseUrl,
        page?.signal,
        raw.GET("/v2/document-exports", listInit(page)),
      ),
    listCollections: (page) =>
      unwrap("listCollections", baseUrl, page?.signal, raw.GET("/v2/collections", listInit(page))),
    listWebhooks: (page) =>
      unwrap("listWebhooks", baseUrl, page?.signal, raw.GET("/v2/webhooks", listInit(page))),
    exportHostedDocument: async (request) => sendExport(raw, baseUrl, request),
    createWebhook: (request) => sendWebhook(raw, baseUrl, request),
    iterateDocumentExports: (pages) =>
      iteratePages((pageNo) => client.listDocumentExports({ ...pages, pageNo })),
    iterateCollections: (pages) =>
      iteratePages((pageNo) => client.listCollections({ ...pages, pageNo })),
    iterateWebhooks: (pages) => iteratePages((pageNo) => client.listWebhooks({ ...pages, pageNo })),
  };
  return client;
}

function createRaw({ baseUrl, token, fetch }: ClientOptions): RawClient<paths> {
  // Looked up at each call: whoever replaces the global fetch later, a test double for one, is heard.
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const raw = createRawClient<paths>({ baseUrl, fetch: send });
  raw.use({
    onRequest: async ({ request }) => {
      request.headers.set(
        "authorization",
        `Bearer ${typeof token === "string" ? token : await token()}`,
      );
      return request;
    },
  });
  return raw;
}

function listInit(options: PageOptions & IterateOptions = {}) {
  const { pageNo, pageSize } = options;
  const query = {
    ...(pageNo !== undefined && { pageNo }),
    ...(pageSize !== undefined && { pageSize }),
  };
  return { params: { query }, ...signalOf(options) };
}

function sendExport(raw: RawClient<paths>, baseUrl: string, request: ExportRequest) {
  const { contentType, body } = encodeExport(request);
  const send = raw.POST("/v2/export/hosted-docs", {
    params: {
      header: {
        ...keyOf(request),
        ...(request.wait !== undefined && { Prefer: `wait=${request.wait}` }),
      },
    },
    // openapi-fetch would send the typed body as JSON; the encoded one takes its place.
    body: { file: body, options: request.options },
    bodySerializer: () => body,
    headers: { "content-type": contentType },
    ...signalOf(request),
  });
  return unwrap("exportHostedDocument", baseUrl, request.signal, send);
}

function encodeExport({ file, options }: ExportRequest): MultipartBody {
  const { parts } = operations.exportHostedDocument;
  return encodeMultipart([
    {
      name: "file",
      contentType: "application/json",
      fileName: documentName(file),
      content: documentBlob(file),
    },
    {
      name: "options",
      contentType: parts.options.contentType,
      content: new Blob([JSON.stringify(options)]),
    },
  ]);
}

function sendWebhook(raw: RawClient<paths>, baseUrl: string, request: CreateWebhookRequest) {
  const send = raw.POST("/v2/webhooks", {
    params: { header: keyOf(request) },
    body: request.webhook,
    ...signalOf(request),
  });
  return unwrap("createWebhook", baseUrl, request.signal, send);
}

function keyOf({ idempotencyKey }: PostOptions) {
  return idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
}

function signalOf({ signal }: CallOptions) {
  return signal === undefined ? {} : { signal };
}
