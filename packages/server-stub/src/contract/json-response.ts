import type { Check, ResponseContract } from "./operation.js";

/** Returns the contract of a response that is only JSON, the most common case. */
export function jsonResponse(check: Check): ResponseContract {
  return { content: { "application/json": { kind: "json", check } } };
}
