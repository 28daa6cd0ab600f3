import { OPERATION_ADDRESSES, type ListOperationId } from "../load/operation.js";
import type { ProbeRequest } from "./exchange.js";

/** Describes a list request with the query as it is to stand in the URL, such as `pageNo=2`. */
export function listRequest(operation: ListOperationId, query = ""): ProbeRequest {
  const { method, path } = OPERATION_ADDRESSES[operation];
  return { operation, method, path: query === "" ? path : `${path}?${query}` };
}
