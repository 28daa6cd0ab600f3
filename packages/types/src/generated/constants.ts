// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** The ids of the operations, in the order of the contract. */
export const OPERATION_IDS = [
  "listDocumentExports",
  "exportHostedDocument",
  "listCollections",
  "listWebhooks",
  "createWebhook",
] as const;

/** The statuses that the contract describes for each operation. */
export const OPERATION_STATUSES = {
  listDocumentExports: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  exportHostedDocument: [202, 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
  listCollections: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  listWebhooks: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createWebhook: [201, 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
} as const;

/** The values of `type` that distinguish the events of the webhooks. */
export const EVENT_TYPES = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;
