import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { member } from "../load/json.js";
import type { Exchange } from "../probe/exchange.js";
import { isSuccess } from "../probe/read-response.js";

/** A resource that a run created on the target and that remains there. */
export interface Created {
  readonly operation: string;
  /** The id in the response; null if there is none. */
  readonly id: string | number | null;
}

/** Returns the resources that the exchanges created, without duplicates, in order of creation. */
export function createdBy(exchanges: readonly Exchange[]): readonly Created[] {
  const created = new Map<string, Created>();
  for (const [index, { request, response }] of exchanges.entries()) {
    const { method } = addressOf(request.operation);
    if (method !== "POST" || request.method !== method || !isSuccess(response.status)) continue;
    const id = member(response.json, "id");
    const known = typeof id === "string" || typeof id === "number" ? id : null;
    const operation = request.operation ?? "";
    created.set(`${operation} ${known ?? `unknown ${index}`}`, { operation, id: known });
  }
  return [...created.values()];
}

function addressOf(operation: string | undefined): { readonly method?: string } {
  const addresses: Readonly<Record<string, { readonly method: string }>> = OPERATION_ADDRESSES;
  return addresses[operation ?? ""] ?? {};
}
