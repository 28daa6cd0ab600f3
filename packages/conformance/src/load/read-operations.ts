import { isJsonObject, member, type JsonObject } from "./json.js";
import {
  OPERATION_ADDRESSES,
  type ContractResponse,
  type Operation,
  type OperationId,
} from "./operation.js";
import { pointer, resolveReference } from "./json-pointer.js";

const OPERATION_IDS = [
  "listDocumentExports",
  "exportHostedDocument",
  "listCollections",
  "createWebhook",
  "listWebhooks",
] as const satisfies readonly OperationId[];

/** Reads the operations of the bundle into the few things that a check needs of them. */
export function readOperations(document: JsonObject): Map<OperationId, Operation> {
  return new Map(OPERATION_IDS.map((id) => [id, readOperation(document, id)]));
}

function readOperation(document: JsonObject, id: OperationId): Operation {
  const { method, path } = OPERATION_ADDRESSES[id];
  const at = pointer("paths", path, method.toLowerCase(), "responses");
  const { value } = resolveReference(document, at);
  const statuses = Object.keys(isJsonObject(value) ? value : {}).filter((key) =>
    /^\d{3}$/.test(key),
  );
  return {
    id,
    responses: statuses.map((status) =>
      readResponse(document, Number(status), at + pointer(status)),
    ),
  };
}

function readResponse(document: JsonObject, status: number, at: string): ContractResponse {
  const response = resolveReference(document, at);
  const content = member(response.value, "content");
  const schemas = Object.keys(isJsonObject(content) ? content : {}).map((type) => {
    const schema = resolveReference(document, response.at + pointer("content", type, "schema"));
    return [type, schema.at] as const;
  });
  return { status, schemas: new Map(schemas) };
}
