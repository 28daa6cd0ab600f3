// An in-memory implementation on the stub. It provides what the contract leaves to handlers (jobs, keys, deliveries); a
// `Behaviour` defines how, so that faults can be planted without changing its code.
import { createServer } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";
import { HEALTHY, type Behaviour } from "./behaviour.js";
import { createInMemory, type Target } from "./in-memory.js";

/** Starts the implementation on a free port of the loopback; `changes` plants faults in its behaviour. */
export async function startOnStub(changes: Partial<Behaviour> = {}): Promise<Target> {
  const { handlers, callers, publishedKeys, listen } = createInMemory({ ...HEALTHY, ...changes });
  const server = createServer({
    handlers,
    authenticate: async ({ token }) => {
      const known = callers.get(token);
      return known && { principal: known.caller, scopes: known.scopes };
    },
  });
  const http = createHttpServer({
    ...server,
    node: (request, response) => {
      if (request.url !== "/.well-known/webhook-keys.json") return server.node(request, response);
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(publishedKeys()));
    },
  });
  return listen(http);
}
