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
  /** Returns the slug that the site gives to a post that asks for this one; the same one by default. */
  readonly slugs?: (slug: string) => string;
  /** Returns when the connection breaks for a request: before the site has executed it, or after. */
  readonly breaks?: () => "before" | "after" | undefined;
  /** Returns what the site stores of a content; all of it by default. */
  readonly stores?: (content: string) => string;
}

/** A post as the site stores it. */
export interface HabitualPost {
  readonly id: number;
  slug: string;
  status: string;
  readonly link: string;
  content: { readonly raw: string };
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
    const breaks = habits.breaks?.();
    if (breaks === "before") return void request.socket.destroy();
    const [status, body] = respond(request.method ?? "", route, { text, query: url.searchParams });
    if (breaks === "after") return void request.socket.destroy();
    print(response, status, JSON.stringify(body));
  });
  const respond = (method: string, route: string, { text, query }: Asked): Reply => {
    if (route === "/") return [200, INDEX];
    if (route === "/wp/v2/users/me") return habits.isLoggedIn === false ? [401, NOBODY] : [200, ME];
    const [, id] = /^\/wp\/v2\/posts(?:\/(\d+))?$/.exec(route) ?? [undefined, undefined];
    if (!route.startsWith("/wp/v2/posts")) return [200, []];
    if (method === "GET") return [200, found(posts, query)];
    const post = posts.find((each) => each.id === Number(id));
    if (method === "DELETE") return [200, post && posts.splice(posts.indexOf(post), 1)];
    return post ? [200, write(post, text, habits)] : [201, add(posts, text, habits)];
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

interface Asked {
  readonly text: string;
  readonly query: URLSearchParams;
}
type Reply = readonly [status: number, body: unknown];

/** Returns the posts with the slug, or whose content contains the words, in the statuses of a query. */
function found(posts: readonly HabitualPost[], query: URLSearchParams): readonly HabitualPost[] {
  const [slug, words] = [query.get("slug"), query.get("search")];
  const wantsTrash = query.get("status")?.includes("trash") === true;
  return posts.filter(
    (post) =>
      (slug === null || post.slug === slug) &&
      (words === null || post.content.raw.includes(words)) &&
      (wantsTrash || post.status !== "trash"),
  );
}

function add(posts: HabitualPost[], text: string, habits: SiteHabits): HabitualPost {
  const id = 1 + Math.max(0, ...posts.map((post) => post.id));
  const post = { id, slug: "", status: "draft", link: "", content: { raw: "" } };
  posts.push(post);
  return write(post, text, habits);
}

/** Changes a post. */
function write(post: HabitualPost, text: string, { slugs, stores }: SiteHabits): HabitualPost {
  const { slug, status, content } = JSON.parse(text) as Record<string, string | undefined>;
  if (slug !== undefined) post.slug = slugs?.(slug) ?? slug;
  if (status !== undefined) post.status = status;
  if (content !== undefined) post.content = { raw: stores?.(content) ?? content };
  return Object.assign(post, { link: `https://site.example/${post.slug}` });
}
