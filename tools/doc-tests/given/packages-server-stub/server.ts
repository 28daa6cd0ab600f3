// What a reader has from the first block of the document, as a module.
import { createServer, stub } from "@document-export/server-stub";

export const server = createServer({ handlers: stub(), authenticate: async () => undefined });
