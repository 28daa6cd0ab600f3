import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "./call.js";

/** Gets the token of one request, and opens its body, if any. */
export async function prepare(
  { authorize }: Settings,
  { operationId, post }: Call,
): Promise<RequestInit> {
  const headers = await authorize();
  if (!post) return { headers };
  if (post.wait) headers.set("prefer", `wait=${post.wait}`);
  headers.set("idempotency-key", post.idempotencyKey);
  const { contentType, content } = await post.openBody();
  headers.set("content-type", contentType);
  // Required for a stream, allowed for every other body (Fetch Standard, RequestInit.duplex).
  return { method: operations[operationId].method, headers, body: content, duplex: "half" };
}
