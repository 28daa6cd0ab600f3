// The interface: every request is decoded and checked before a handler sees it, every response before it leaves.
import { createServer } from "@document-export/server-stub";
import { authenticate } from "./authenticate.ts";
import { handlers } from "./handlers/handlers.ts";

export const api = createServer({
  handlers,
  authenticate,
  // A fault of a handler: the caller sees a private 500 with an id, you see what happened.
  onError: (error) => console.error(error),
});
