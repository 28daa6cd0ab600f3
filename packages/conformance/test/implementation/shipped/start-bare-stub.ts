import { once } from "node:events";
import { createServer, stub } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";
import type { RunningCorrect } from "../correct-implementation.js";

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** The accepted tokens, and what they may do. */
const CALLERS = new Map([
  ["First-token", SCOPES],
  ["sibling-token", SCOPES],
  ["narrow-token", ["collections:read"]],
]);

/** Starts the stub with its examples: one workspace, and nothing is ever created. */
export async function startBareStub(): Promise<RunningCorrect> {
  const server = createServer({
    handlers: stub(),
    authenticate: async ({ token }) => {
      const scopes = CALLERS.get(token);
      return scopes && { principal: {}, scopes };
    },
  });
  const http = createHttpServer(server);
  await once(http.listen(0, "127.0.0.1"), "listening");
  const address = http.address();
  return {
    profile: {
      baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
      token: "First-token",
      siblingToken: "sibling-token",
      expiredToken: "expired-token",
      narrowToken: "narrow-token",
      destination: 12,
      // The stub calls no webhooks.
      receiver: false,
    },
    async stop() {
      http.close();
      http.closeAllConnections();
      await once(http, "close");
    },
  };
}
