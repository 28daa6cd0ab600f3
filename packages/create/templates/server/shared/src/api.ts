// The interface: checks every request before a handler gets it, and every response before it is sent.
import { createServer } from "@document-export/server-stub";
import { authenticate } from "./authenticate.ts";
import { handlers } from "./handlers/handlers.ts";

export const api = createServer({
  handlers,
  authenticate,
  // Called when a handler fails: the caller gets only a status 500 with an id, and the log has the error.
  onError: (error) => console.error(error),
});
