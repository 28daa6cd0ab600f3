import type { ClientTarget } from "../../src/emit/client/emit-client.ts";

/** A client outside the runtime's own sources, on the runtime that is published. */
export const OUTSIDE: ClientTarget = {
  runtime: "@document-export/client/runtime",
  types: undefined,
  environment: undefined,
};
