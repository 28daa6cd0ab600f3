// The server from the first code block of the document, as a module that later blocks import.
import { createServer, stub } from "@document-export/server-stub";

export const server = createServer({ handlers: stub(), authenticate: async () => undefined });
