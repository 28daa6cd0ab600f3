import { problem } from "./problem.js";
import { requestContent } from "./request-content.js";
import type { TestCall } from "./test-double.js";

/** Creates the resource of a call, or returns the resource that an earlier call with the same key created. */
export type CreateOnce = <Resource>(call: TestCall, create: () => Resource) => Resource | Response;

/** Stores keys per operation, and refuses a key that is reused with different content (decision `idempotency`). */
export function createOncePerKey(): CreateOnce {
  const created = new Map<string, { content: string; resource: unknown }>();
  return <Resource>(call: TestCall, create: () => Resource) => {
    const key = call.headers.get("idempotency-key");
    if (key === null) return create();
    const content = requestContent(call);
    const storedAs = `${call.operationId} ${key}`;
    const before = created.get(storedAs);
    if (before && before.content !== content)
      return problem(422, { detail: `the key \`${key}\` was sent with different content` });
    const resource = before ? (before.resource as Resource) : create();
    created.set(storedAs, { content, resource });
    return resource;
  };
}
