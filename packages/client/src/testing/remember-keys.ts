import { problem } from "./problem.js";
import type { TestCall } from "./test-call.js";

/** Responds to a call, or gives the resource that an earlier call with its key made. */
export type Remember = <Resource>(call: TestCall, make: () => Resource) => Resource | Response;

/** Keeps keys for each operation: the same key with another content is refused (decision `idempotency`). */
export function rememberKeys(): Remember {
  const made = new Map<string, { content: string; resource: unknown }>();
  return <Resource>(call: TestCall, make: () => Resource) => {
    const key = call.headers.get("idempotency-key");
    if (key === null) return make();
    const content = JSON.stringify(call.body);
    const place = `${call.operationId} ${key}`;
    const before = made.get(place);
    if (before && before.content !== content)
      return problem(422, { detail: `the key \`${key}\` was sent with another content` });
    const resource = before ? (before.resource as Resource) : make();
    made.set(place, { content, resource });
    return resource;
  };
}
