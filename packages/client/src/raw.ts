import type { paths } from "@document-export/types/openapi";
import createOpenapiFetch, { type Client as RawClient } from "openapi-fetch";
import type { ClientOptions } from "./options/options.js";
import { resolveSettings } from "./options/settings.js";

/**
 * The openapi-fetch client of the contract with the caller's token, for what the methods of the client do not
 * cover. A multipart body needs a `bodySerializer`. Throws a TypeError that names a wrong option.
 */
export function createRawClient(
  options: Pick<ClientOptions, "baseUrl" | "token" | "fetch">,
): RawClient<paths> {
  const { baseUrl, token } = resolveSettings(options);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const raw = createOpenapiFetch<paths>({ baseUrl, fetch: send });
  raw.use({
    onRequest: async ({ request }) => {
      const value = typeof token === "string" ? token : await token();
      request.headers.set("authorization", `Bearer ${value}`);
      return request;
    },
  });
  return raw;
}
