import type { Check, ResponseContract } from "./operation.js";

/** The contract of a response that is JSON and nothing else, as most are. */
export function jsonResponse(check: Check): ResponseContract {
  return { content: { "application/json": { kind: "json", check } } };
}
