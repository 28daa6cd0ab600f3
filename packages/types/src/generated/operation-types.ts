// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { operations } from "./openapi.js";

/** What a body or a response holds, whatever its media type. */
type ContentOf<Message extends { content: object }> = Message["content"][keyof Message["content"]];

/** The ids of the operations of the contract. */
export type OperationId =
  | "listDocumentExports"
  | "exportHostedDocument"
  | "listCollections"
  | "listWebhooks"
  | "createWebhook";

/** The parameters of `listDocumentExports`, by the place where they travel. */
export type ListDocumentExportsParameters = operations["listDocumentExports"]["parameters"];

/** What `listDocumentExports` gives. */
export type ListDocumentExportsResponse = ContentOf<
  operations["listDocumentExports"]["responses"][200]
>;

/** The parameters of `exportHostedDocument`, by the place where they travel. */
export type ExportHostedDocumentParameters = operations["exportHostedDocument"]["parameters"];

/** What `exportHostedDocument` sends. */
export type ExportHostedDocumentBody = ContentOf<
  NonNullable<operations["exportHostedDocument"]["requestBody"]>
>;

/** What `exportHostedDocument` gives. */
export type ExportHostedDocumentResponse = ContentOf<
  operations["exportHostedDocument"]["responses"][202]
>;

/** The parameters of `listCollections`, by the place where they travel. */
export type ListCollectionsParameters = operations["listCollections"]["parameters"];

/** What `listCollections` gives. */
export type ListCollectionsResponse = ContentOf<operations["listCollections"]["responses"][200]>;

/** The parameters of `listWebhooks`, by the place where they travel. */
export type ListWebhooksParameters = operations["listWebhooks"]["parameters"];

/** What `listWebhooks` gives. */
export type ListWebhooksResponse = ContentOf<operations["listWebhooks"]["responses"][200]>;

/** The parameters of `createWebhook`, by the place where they travel. */
export type CreateWebhookParameters = operations["createWebhook"]["parameters"];

/** What `createWebhook` sends. */
export type CreateWebhookBody = ContentOf<NonNullable<operations["createWebhook"]["requestBody"]>>;

/** What `createWebhook` gives. */
export type CreateWebhookResponse = ContentOf<operations["createWebhook"]["responses"][201]>;
