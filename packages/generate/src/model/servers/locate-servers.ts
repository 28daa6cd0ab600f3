import type { ApiModel } from "../model.ts";

/**
 * Resolves relative servers against the URL that the description was loaded from (OpenAPI 3.1, 4.8.5). Those of the
 * operations of a description from a file are resolved against the description's own server, if that is absolute.
 */
export function locateServers(model: ApiModel, location: string): ApiModel {
  const server = resolve(model.server, location);
  const operations = model.operations.map((one) => ({
    ...one,
    server: resolve(resolve(one.server, location), server),
  }));
  return { ...model, server, operations };
}

function resolve(server: string | undefined, base: string | undefined): string | undefined {
  return server !== undefined && !URL.canParse(server) && URL.canParse(server, base)
    ? new URL(server, base).href
    : server;
}
