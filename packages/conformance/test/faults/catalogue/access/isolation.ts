import type { AnyJson } from "../../any-json.js";
import { defineFaults } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { upload } from "../../observe/exports.js";
import { readsOptions } from "../../plant/form.js";
import {
  jsonOf,
  pathOf,
  queryOf,
  withBody,
  type Message,
  type Reply,
} from "../../plant/message.js";
import {
  exchange,
  hasToken,
  isCollections,
  isCreate,
  isList,
  isRecords,
  isWebhooks,
  problem,
  refuses,
  remembering,
  sends,
  withToken,
  changes,
} from "../../plant/rewrite.js";

const FIRST = "First-token";
const SECOND = "Second-token";
const isSecond = (r: Message) => hasToken(r, SECOND);
const bySecond = (path: string) => (t: { secondToken: string }) =>
  list(path, { token: t.secondToken });
const asFirst = (when: (r: Message) => boolean) =>
  sends(
    (r) => isSecond(r) && when(r),
    (r) => withToken(r, FIRST),
  );
const names = ({ json }: { json: AnyJson }) => JSON.stringify(json).includes("First");
// The three connections of the workspace of the second token.
const isForeign = (id: unknown) => id === 1_001 || id === 1_002 || id === 1_003;

/** Also serves a list under another path, and there without a token. */
const served = (variant: RegExp, plain: string) =>
  sends(
    (r) => r.method === "GET" && variant.test(pathOf(r)),
    (r) => withToken({ ...r, target: r.target.replace(variant, plain) }, FIRST),
  );

/** Adds the other workspace's items to a list. */
const mixed = (when: (r: Message) => boolean) =>
  exchange(async (request, next) => {
    const reply = await next(request);
    if (!when(request) || !isSecond(request) || reply.status !== 200) return reply;
    const [own, foreign] = [jsonOf(reply), jsonOf(await next(withToken(request, FIRST)))];
    return withBody(reply, JSON.stringify({ ...own, items: [...own.items, ...foreign.items] }));
  });

/** Faults that leak data of one workspace to another. */
export const ISOLATION = defineFaults("authentication", [
  {
    id: "records-of-all-workspaces",
    does: "Lists the records of every workspace.",
    from: "hand-made: a query without the tenant",
    plant: mixed(isRecords),
    shows: seen(bySecond("document-exports"), names),
    healthy: false,
    faulty: true,
  },
  {
    id: "webhooks-of-all-workspaces",
    does: "Lists the webhooks of every workspace.",
    from: "hand-made: a query without the tenant",
    plant: mixed(isWebhooks),
    shows: async (t) => {
      await send(t, create(t));
      return names(await send(t, list("webhooks", { token: t.secondToken })));
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "collections-of-all-workspaces",
    does: "Lists the collections of every workspace.",
    from: "hand-made: collections were taken for configuration",
    plant: mixed(isCollections),
    shows: seen(bySecond("collections"), names),
    healthy: false,
    faulty: true,
  },
  {
    id: "second-page-of-all-workspaces",
    does: "Filters by workspace on the first page only.",
    from: "hand-made: a cursor query that lost a condition",
    plant: asFirst((r) => isRecords(r) && Number(queryOf(r).get("pageNo")) > 1),
    shows: seen(bySecond("document-exports?pageNo=2"), names),
    healthy: false,
    faulty: true,
  },
  {
    id: "large-pages-of-all-workspaces",
    does: "Loses the workspace where a page has more than 100 items.",
    from: "hand-made: two queries for two sizes",
    plant: asFirst((r) => isRecords(r) && Number(queryOf(r).get("pageSize")) > 100),
    shows: seen(bySecond("document-exports?pageSize=200"), names),
    healthy: false,
    faulty: true,
  },
  {
    id: "total-counts-all-workspaces",
    does: "Counts the records of every workspace in `totalRecordCount`.",
    from: "hand-made: COUNT(*) without the tenant",
    plant: changes(
      (r) => isRecords(r),
      ({ items, pagination }) => ({
        items,
        pagination: { ...pagination, totalRecordCount: pagination.totalRecordCount + 60 },
      }),
    ),
    shows: seen(bySecond("document-exports"), ({ json }) => json.pagination.totalRecordCount),
    healthy: 60,
    faulty: 120,
  },
  {
    id: "responses-cached-across-tokens",
    does: "Serves a list from a cache that knows only the URL, to whatever token.",
    from: "nginx proxy_cache, Spring @Cacheable, CDN",
    plant: remembering(
      () => new Map<string, Reply>(),
      async (cache, request, next) => {
        if (!isList(request)) return next(request);
        const reply = cache.get(request.target) ?? (await next(request));
        if (reply.status === 200) cache.set(request.target, reply);
        return reply;
      },
    ),
    shows: async (t) => {
      await send(t, list("collections"));
      return names(await send(t, list("collections", { token: t.secondToken })));
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "webhook-on-foreign-connection",
    does: "Registers a webhook on a connection of another workspace.",
    from: "hand-made: find by id without the tenant",
    plant: exchange(async (request, next) =>
      isCreate(request) && jsonOf(request)?.connections?.some?.(isForeign)
        ? next(withBody(request, request.body.toString().replaceAll(/\b100[123]\b/g, "2")))
        : next(request),
    ),
    shows: statusOf((t) => create(t, { connections: [t.foreignDestination] })),
    healthy: 422,
    faulty: 201,
  },
  {
    id: "export-to-foreign-destination",
    does: "Exports to a destination of another workspace.",
    from: "hand-made: find by id without the tenant",
    plant: readsOptions((o) => (isForeign(o?.destination) ? { ...o, destination: 2 } : o)),
    shows: statusOf((t) => upload(t, { options: { destination: t.foreignDestination } })),
    healthy: 422,
    faulty: 202,
  },
  {
    id: "foreign-connection-is-403",
    does: "Responds with 403 for a connection of another workspace and 422 for none, which tells which exist.",
    from: "Rails Pundit, Laravel policies",
    plant: refuses((r) => isCreate(r) && jsonOf(r)?.connections?.some?.(isForeign), 403),
    shows: statusOf((t) => create(t, { connections: [t.foreignDestination] })),
    healthy: 422,
    faulty: 403,
  },
  {
    id: "foreign-connection-named",
    does: "Names the connection of another workspace in the problem.",
    from: "hand-made: a helpful message",
    plant: exchange(async (request, next) => {
      const reply = await next(request);
      if (!isCreate(request) || reply.status !== 422) return reply;
      const body = { ...jsonOf(reply), detail: "Connection “Second: Site” is not yours." };
      return withBody(reply, JSON.stringify(body));
    }),
    shows: seen(
      (t) => create(t, { connections: [t.foreignDestination] }),
      ({ text }) => text.includes("Second: Site"),
    ),
    healthy: false,
    faulty: true,
  },
  {
    id: "trailing-slash-served-without-token",
    does: "Serves `/v2/collections/` without a token.",
    from: "Spring Security antMatchers against trailing slashes",
    plant: served(/^(\/v2\/[a-z-]+)\/$/, "$1"),
    shows: async (t) => (await send(t, list("collections/", { token: null }))).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "capitals-served-without-token",
    does: "Serves `/V2/Collections` without a token.",
    from: "Express: routes without case, guard with case",
    plant: sends(
      (r) => r.method === "GET" && /[A-Z]/.test(pathOf(r)),
      (r) => withToken({ ...r, target: r.target.toLowerCase() }, FIRST),
    ),
    shows: async (t) => (await send(t, { path: "/V2/Collections", token: null })).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "doubled-slash-served-without-token",
    does: "Serves `//v2/collections` without a token.",
    from: "nginx merge_slashes in front of a guard by prefix",
    plant: served(/^\/\/+v2\/+/, "/v2/"),
    shows: async (t) => (await send(t, { path: "//v2/collections", token: null })).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "dot-segments-served-without-token",
    does: "Serves `/public/../v2/collections` without a token.",
    from: "Tomcat and nginx alias: normalized after the guard",
    plant: served(/^\/.*\.\.\/(?:v2\/)?/, "/v2/"),
    shows: async (t) =>
      (await send(t, { path: "/public/../v2/collections", token: null })).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "path-parameter-served-without-token",
    does: "Serves `/v2/collections;a=b` without a token.",
    from: "Spring and Tomcat matrix parameters",
    plant: served(/;.*$/, ""),
    shows: async (t) =>
      (await send(t, { path: "/v2/collections;a=b", token: null })).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "suffix-served-without-token",
    does: "Serves `/v2/collections.json` without a token.",
    from: "Rails formats, Spring suffix patterns",
    plant: served(/\.json$/, ""),
    shows: async (t) => (await send(t, list("collections.json", { token: null }))).status === 200,
    healthy: false,
    faulty: true,
  },
  {
    id: "encoded-letter-not-found",
    does: "Responds with 404 for `/v2/%63ollections`, which is the same URL (RFC 9110, 4.2.3).",
    from: "routers that compare raw paths: Go chi, find-my-way",
    plant: exchange(async (r, next) =>
      r.target.includes("%63")
        ? problem(404)
        : next({ ...r, target: r.target.replace("%63", "c") }),
    ),
    shows: statusOf({ path: "/v2/%63ollections" }),
    healthy: 200,
    faulty: 404,
  },
]);
