import type {
  Collection,
  CollectionPage,
  DocumentExport,
  DocumentExportPage,
  Job,
  Webhook,
  WebhookPage,
} from "@document-export/types";
import type {
  CreateWebhookRequest,
  ExportRequest,
  IterateOptions,
  PageOptions,
} from "../options/options.js";
import type { Pages } from "./pages.js";

/**
 * One method per operation. Every method throws an error of this package, or the reason of the signal when it was
 * aborted. A wrong option throws a TypeError that names it, before anything is sent.
 */
export interface Client {
  /** Lists document exports, oldest first (Interface, Endpoints 1). */
  listDocumentExports(options?: PageOptions): Promise<DocumentExportPage>;
  /** Exports a hosted document through a job (Interface, Endpoints 2). */
  exportHostedDocument(request: ExportRequest): Promise<Job>;
  /** Lists collections, oldest first (Interface, Endpoints 3). */
  listCollections(options?: PageOptions): Promise<CollectionPage>;
  /** Registers a webhook (Interface, Endpoints 4). */
  createWebhook(request: CreateWebhookRequest): Promise<Webhook>;
  /** Lists webhooks, oldest first (Interface, Endpoints 5). */
  listWebhooks(options?: PageOptions): Promise<WebhookPage>;
  /** Every document export, page by page. */
  iterateDocumentExports(options?: IterateOptions): Pages<DocumentExport>;
  /** Every collection, page by page. */
  iterateCollections(options?: IterateOptions): Pages<Collection>;
  /** Every webhook, page by page. */
  iterateWebhooks(options?: IterateOptions): Pages<Webhook>;
}
