/** The five operations of the interface, by operation id (Interface, Endpoints). */
export type OperationId =
  | "listDocumentExports"
  | "exportHostedDocument"
  | "listCollections"
  | "createWebhook"
  | "listWebhooks";

/** The operations that respond with `items` and `pagination` (Interface, What the service does 6). */
export const LIST_OPERATIONS = [
  "listDocumentExports",
  "listCollections",
  "listWebhooks",
] as const satisfies readonly OperationId[];

/** One of the three list operations. */
export type ListOperationId = (typeof LIST_OPERATIONS)[number];

/** Method and path of each operation, fixed by the interface (Interface, Endpoints 1 to 5). */
export const OPERATION_ADDRESSES = {
  listDocumentExports: { method: "GET", path: "/v2/document-exports" },
  exportHostedDocument: { method: "POST", path: "/v2/export/hosted-docs" },
  listCollections: { method: "GET", path: "/v2/collections" },
  createWebhook: { method: "POST", path: "/v2/webhooks" },
  listWebhooks: { method: "GET", path: "/v2/webhooks" },
} as const satisfies Record<OperationId, { method: string; path: string }>;

/** An operation as the contract describes it, its responses resolved. */
export interface Operation {
  readonly id: OperationId;
  readonly responses: readonly ContractResponse[];
}

/** One response of an operation: a status and the schema of each media type. */
export interface ContractResponse {
  readonly status: number;
  /** Media type to the JSON pointer of its schema in the contract. */
  readonly schemas: ReadonlyMap<string, string>;
}
