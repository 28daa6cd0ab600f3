import type { OperationId } from "@document-export/types";
import { OPERATION_ADDRESSES, OPERATION_IDS } from "@document-export/types/constants";
import { isJsonObject, member, pointer, resolveReference, type JsonObject } from "./json.js";

/** An operation that responds with `items` and `pagination` (Interface, What the service does 6). */
export type ListOperationId = Extract<OperationId, `list${string}`>;

export const LIST_OPERATIONS = OPERATION_IDS.filter(isListOperation);

function isListOperation(id: OperationId): id is ListOperationId {
  return id.startsWith("list");
}

/** An operation of the contract with its responses. */
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

/** Reads the operations of the bundled contract, with references resolved. */
export function readOperations(document: JsonObject): Map<OperationId, Operation> {
  return new Map(OPERATION_IDS.map((id) => [id, readOperation(document, id)]));
}

function readOperation(document: JsonObject, id: OperationId): Operation {
  const { method, path } = OPERATION_ADDRESSES[id];
  const at = pointer("paths", path, method.toLowerCase(), "responses");
  const statuses = keysOf(resolveReference(document, at).value).filter((key) =>
    /^\d{3}$/.test(key),
  );
  const responses = statuses.map((status) =>
    readResponse(document, Number(status), at + pointer(status)),
  );
  return { id, responses };
}

function readResponse(document: JsonObject, status: number, at: string): ContractResponse {
  const response = resolveReference(document, at);
  const types = keysOf(member(response.value, "content"));
  const schemas = types.map((type) => {
    const schema = resolveReference(document, response.at + pointer("content", type, "schema"));
    return [type, schema.at] as const;
  });
  return { status, schemas: new Map(schemas) };
}

function keysOf(value: unknown): readonly string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
