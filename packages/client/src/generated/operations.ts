// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** Where each operation goes, by its id. */
export const operations = {
  listDocumentExports: { method: "GET", path: "/v2/document-exports" },
  exportHostedDocument: { method: "POST", path: "/v2/export/hosted-docs" },
  listCollections: { method: "GET", path: "/v2/collections" },
  listWebhooks: { method: "GET", path: "/v2/webhooks" },
  createWebhook: { method: "POST", path: "/v2/webhooks" },
} as const;
