import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Deviations of a site from WordPress, as plug-ins, proxies and PHP cause them. */
export interface SiteHabits {
  /** Text printed before every response, whose status is then 200 and whose type is HTML. */
  readonly printed?: string;
  /** The response to every request whose query names a route. */
  readonly toQueries?: {
    readonly status: number;
    readonly page: string;
    readonly headers?: Record<string, string>;
  };
  /** Whether the user is logged in; true by default. */
  readonly isLoggedIn?: boolean;
}

/** A post as the site stores it. */
export interface HabitualPost {
  readonly id: number;
  readonly slug: string;
  readonly link: string;
  readonly content: { readonly raw: string };
}

const ME = { capabilities: { edit_posts: true, publish_posts: true, unfiltered_html: true } };
const NOBODY = { code: "rest_not_logged_in", message: "Not logged in.", data: { status: 401 } };
const INDEX = { authentication: { "application-passwords": {} } };
const HOME = "<!doctype html><html><head><title>My blog</title></head></html>";

/** Starts a site that stores posts in memory and has no block types; it stops after the test. */
export async function startSiteWithHabits(habits: SiteHabits = {}) {
  const posts: HabitualPost[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.setEncoding("utf8").toArray()).join("");
    const url = new URL(request.url ?? "/", "http://site.example");
    const query = url.searchParams.get("rest_route");
    const { toQueries } = habits;
    if (query !== null && toQueries)
      return void response.writeHead(toQueries.status, toQueries.headers).end(toQueries.page);
    const route = query ?? /^\/wp-json(\/.*)/.exec(url.pathname)?.[1];
    if (route === undefined) return void response.end(HOME);
    const [status, body] = respond(route, request.method === "POST" ? text : undefined);
    print(response, status, JSON.stringify(body));
  });
  const respond = (route: string, posted: string | undefined): readonly [number, unknown] => {
    if (route === "/") return [200, INDEX];
    if (route === "/wp/v2/users/me") return habits.isLoggedIn === false ? [401, NOBODY] : [200, ME];
    if (route !== "/wp/v2/posts") return [200, []];
    if (posted === undefined) return [200, posts];
    const { slug, content } = JSON.parse(posted) as { slug: string; content: string };
    const post = {
      id: posts.length + 1,
      slug,
      link: `https://site.example/${slug}`,
      content: { raw: content },
    };
    posts.push(post);
    return [201, post];
  };
  const print = (response: ServerResponse, status: number, json: string) => {
    if (habits.printed === undefined)
      response.writeHead(status, { "content-type": "application/json" }).end(json);
    else response.writeHead(200, { "content-type": "text/html" }).end(habits.printed + json);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posts };
}
