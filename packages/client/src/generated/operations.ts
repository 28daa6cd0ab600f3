// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** How each operation travels, by its id. */
export const operations = {
  listDocumentExports: {
    method: "GET",
    path: "/v2/document-exports",
    query: ["pageNo", "pageSize"],
    headers: [],
    success: ["200"],
  },
  exportHostedDocument: {
    method: "POST",
    path: "/v2/export/hosted-docs",
    query: [],
    headers: ["Idempotency-Key", "Prefer"],
    mediaType: "multipart/form-data",
    parts: { file: { kind: "file" }, options: { kind: "json", contentType: "application/json" } },
    success: ["202"],
  },
  listCollections: {
    method: "GET",
    path: "/v2/collections",
    query: ["pageNo", "pageSize"],
    headers: [],
    success: ["200"],
  },
  listWebhooks: {
    method: "GET",
    path: "/v2/webhooks",
    query: ["pageNo", "pageSize"],
    headers: [],
    success: ["200"],
  },
  createWebhook: {
    method: "POST",
    path: "/v2/webhooks",
    query: [],
    headers: ["Idempotency-Key"],
    mediaType: "application/json",
    success: ["201"],
  },
} as const;
