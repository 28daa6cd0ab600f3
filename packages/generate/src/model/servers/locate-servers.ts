import type { ApiModel } from "../model.ts";

/** Resolves the relative servers of a description that was loaded from a URL (OpenAPI 3.1, 4.8.5). */
export function locateServers(model: ApiModel, location: string): ApiModel {
  if (!/^https?:/.test(location)) return model;
  const locate = (server: string | undefined) =>
    server !== undefined && URL.canParse(server, location)
      ? new URL(server, location).href
      : server;
  return {
    ...model,
    server: locate(model.server),
    operations: model.operations.map((one) => ({ ...one, server: locate(one.server) })),
  };
}
