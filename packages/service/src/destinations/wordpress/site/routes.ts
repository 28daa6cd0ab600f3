import type { CallResponse } from "../../send.js";
import { readJson } from "./read-json.js";

/** The query of a request. */
export type Query = Readonly<Record<string, string>>;

/** Sends a request to the route at an address. */
type SendTo = (url: string) => Promise<CallResponse>;

/** Routes of a site. */
export interface Routes {
  /** Sends a request to the route. */
  readonly send: (send: SendTo, route: string, query?: Query) => Promise<CallResponse>;
  /** Sends a request that may be repeated, and finds out which address the site takes. */
  readonly find: (send: SendTo, route: string, query: Query) => Promise<CallResponse>;
}

/**
 * Creates the addresses of the routes of a site. `?rest_route=` works with and without pretty permalinks, but firewalls
 * block it on some sites, and caches ignore it. If the first response is not JSON, tries `/wp-json`, and uses it from
 * then on if that responds with JSON.
 */
export function createRoutes(site: string): Routes {
  let urlOf = byQuery;
  let isKnown = false;
  return {
    send: (send, route, query = {}) => send(urlOf(site, route, query)),
    find: async (send, route, query) => {
      const response = await send(urlOf(site, route, query));
      if (isKnown || response.status >= 500) return response;
      isKnown = isJson(response);
      if (isKnown) return response;
      const other = await send(byPath(site, route, query));
      if (!isJson(other)) return response;
      isKnown = true;
      urlOf = byPath;
      return other;
    },
  };
}

function isJson({ bytes }: CallResponse): boolean {
  return readJson(bytes) !== undefined;
}

function byQuery(site: string, route: string, query: Query): string {
  return addressOf(site, "", { rest_route: route, ...query });
}

function byPath(site: string, route: string, query: Query): string {
  return addressOf(site, `wp-json${route}`, query);
}

/** Pages of a site that people copy in place of its address. */
const PAGES = /\/(?:wp-admin|wp-login\.php|wp-json|index\.php)(?:\/.*)?$/;

function addressOf(site: string, path: string, query: Query): string {
  const url = new URL(site);
  url.pathname = `${url.pathname.replace(PAGES, "").replace(/\/+$/, "")}/${path}`;
  url.search = String(new URLSearchParams(query));
  return url.href;
}
