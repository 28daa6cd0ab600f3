import type { paths } from "@document-export/types/openapi";
import createOpenapiFetch, { type Client as RawClient } from "openapi-fetch";
import type { ClientOptions } from "./options/options.js";
import { checkedSettings } from "./options/check-client-options.js";
import { headersFor, readToken } from "./request/headers-for.js";

/**
 * Creates an openapi-fetch client of the contract with the caller's token, for requests that the client's methods do
 * not cover. A multipart body needs a `bodySerializer`. Throws a TypeError that names a wrong option.
 */
export function createRawClient(
  options: Pick<ClientOptions, "baseUrl" | "token" | "fetch">,
): RawClient<paths> {
  const settings = checkedSettings(options, ["baseUrl", "token"]);
  const { baseUrl, fetch } = settings;
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const raw = createOpenapiFetch<paths>({ baseUrl, fetch: send });
  raw.use({
    onRequest: async ({ request }) => {
      const { authorization = "" } = headersFor(await readToken(settings), {});
      request.headers.set("authorization", authorization);
      return request;
    },
  });
  return raw;
}
