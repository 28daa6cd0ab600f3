import type { ClientTarget } from "../../src/emit/client/emit-client.ts";

/** A client outside the runtime's own sources, based on the published runtime. */
export const OUTSIDE: ClientTarget = {
  runtime: "@document-export/client/runtime",
  types: undefined,
  environment: undefined,
};

/** The published runtime of a stub outside the runtime's own sources. */
export const STUB_RUNTIME = "@document-export/server-stub/runtime";
