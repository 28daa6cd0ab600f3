import { beforeAll, describe, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { locateServers } from "../../src/model/servers/locate-servers.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";

const ok = { "200": { description: "What came", content: { "application/json": {} } } };
const get = (operationId: string, more: object = {}) => ({
  get: { operationId, responses: ok, ...more },
});
const scheme = (type: string, more: object) => ({ type, ...more });

const api = {
  openapi: "3.1.1",
  info: { title: "Requests", version: "1" },
  servers: [
    { url: "https://{region}.api.test/v1/", variables: { region: { default: "eu" } } },
    { url: "https://other.test" },
  ],
  security: [{ head: [], token: [] }, { user: [] }, { part: [] }, { jar: [] }],
  paths: {
    "/all": get("readAll", {
      parameters: [{ in: "cookie", name: "own", schema: { type: "string" } }],
    }),
    "/open": get("readOpen", { security: [] }),
    "/far": { ...get("readFar"), servers: [{ url: "https://far.test" }] },
    "/near": { ...get("readNear"), servers: [{ url: "/v2" }] },
  },
  components: {
    securitySchemes: {
      head: scheme("apiKey", { in: "header", name: "X-Key" }),
      part: scheme("apiKey", { in: "query", name: "a key" }),
      jar: scheme("apiKey", { in: "cookie", name: "session" }),
      user: scheme("http", { scheme: "Basic" }),
      token: scheme("http", { scheme: "bearer" }),
    },
  },
};
const plain = { openapi: "3.1.1", info: api.info, paths: { "/open": get("readOpen") } };
const odd = {
  ...plain,
  paths: { "/odd": get("readOdd", { security: [{ cert: [] }, { "di-gest": [] }] }) },
  components: {
    securitySchemes: {
      cert: scheme("mutualTLS", {}),
      "di-gest": scheme("http", { scheme: "digest" }),
    },
  },
};

let pairs: Record<"api" | "plain" | "odd", Pair>;
beforeAll(async () => {
  pairs = await loadPairs({
    api: {
      model: locateServers(buildModel(api), "requests.json"),
      more: 'import { createClient } from "./client/client.js"; export const withServer = createClient();',
    },
    plain: {
      model: buildModel(plain),
      more: 'import { createServer, stub } from "./stub/server.js"; export const open = createServer({ handlers: stub() });',
    },
    odd: { model: buildModel(odd) },
  });
});

/** Returns the request of a call, and the caller that the stub found in it, by scheme. */
async function calling(options: object, id = "readAll", given: object = {}) {
  const seen: object[] = [];
  const server = pairs.api.stub.createServer({
    handlers: Object.fromEntries(
      ["readAll", "readOpen", "readFar", "readNear"].map((name) => [
        name,
        async () => ({ status: 200, body: 1 }),
      ]),
    ),
    authenticate: async (credentials) => {
      seen.push(credentials);
      return { principal: "a", scopes: [] };
    },
  });
  const urls: string[] = [];
  const reported: string[] = [];
  const client = pairs.api.client.createClient({
    retries: 0,
    onAttempt: ({ url }: { url: string }) => reported.push(url),
    fetch: async (request: Request) => {
      urls.push(request.url);
      return server.fetch(new Request(request.url.replace(/\/v[12]\//, "/"), request));
    },
    ...options,
  });
  await client[id]?.(given);
  return { seen, url: urls[0], reported: reported[0] };
}

describe("credentials", () => {
  test.each([
    [
      "a token and a key together",
      { token: "t", apiKey: "k" },
      [
        ["head", "k"],
        ["token", "t"],
      ],
    ],
    ["a user, of any letters", { basic: { username: "ü", password: "a:b" } }, [["user", "ü:a:b"]]],
    [
      "by the names of schemes",
      { credentials: { head: "k", token: async () => "t" } },
      [
        ["head", "k"],
        ["token", "t"],
      ],
    ],
    ["a key in the query", { credentials: { part: "k &" } }, [["part", "k &"]]],
    ["a key in a cookie, beside another", { credentials: { jar: "k;" } }, [["jar", "k;"]]],
  ])("%s", async (_, options, expected) => {
    const { seen } = await calling(options, "readAll", { own: "cookie" });
    expect(seen).toEqual(expected.map(([name, token]) => ({ scheme: name, token })));
  });

  test("omits a key in the URL from what it reports", async () => {
    const { url, reported } = await calling({ credentials: { part: "secret" } });
    expect(url).toContain("secret");
    expect(reported).toBe("https://eu.api.test/v1/all");
  });

  test("sends no API key to an operation that requires none", async () => {
    expect((await calling({ apiKey: "k" }, "readOpen")).seen).toEqual([]);
  });

  test("throws a TypeError for credentials it cannot send, without showing them", async () => {
    const call = calling({ credentials: { head: "sec\nret" } });
    await expect(call).rejects.toThrow("createClient: credentials.head: expected ASCII text");
    await expect(call).rejects.not.toThrow("sec");
  });
});

describe("servers", () => {
  const basic = { username: "a", password: "b" };

  test("calls the servers of the description without a base URL", async () => {
    expect((await calling({ basic })).url).toBe("https://eu.api.test/v1/all");
    expect((await calling({ basic }, "readFar")).url).toBe("https://far.test/far");
    expect((await calling({ basic }, "readNear")).url).toBe("https://eu.api.test/v2/near");
  });

  test("uses a base URL for every operation", async () => {
    const { url } = await calling({ basic, baseUrl: "https://mine.test/v1" }, "readFar");
    expect(url).toBe("https://mine.test/v1/far");
  });
});

describe("a server for another project's description", () => {
  test("needs no `authenticate` for an open API, and responds with about:blank problems", async () => {
    const { open } = pairs.plain.more as { open: { fetch(request: Request): Promise<Response> } };
    const response = await open.fetch(new Request("http://a.test/none"));
    expect(await response.json()).toMatchObject({ type: "about:blank", status: 404 });
  });

  test("requires a hook for a scheme that it cannot read", async () => {
    const handlers = { readOdd: async () => ({ status: 200, body: 1 }) };
    const create = (more: object) =>
      pairs.odd.stub.createServer({ handlers, ...more } as never).fetch;
    expect(() => create({})).toThrow(
      "the security scheme `cert` (mutualTLS) needs a hook `schemes.cert`; the security scheme `di-gest`",
    );
    const schemes = {
      cert: async () => undefined,
      "di-gest": async (_: object, { headers }: { headers: Record<string, string> }) =>
        headers.authorization === "Digest me" ? { principal: "me", scopes: [] } : undefined,
    };
    const fetch = create({ schemes, problemTypeBase: "https://a.test/problems/", realm: "odd" });
    const call = (authorization: string) =>
      fetch(new Request("http://a.test/odd", { headers: { authorization } }));
    expect((await call("Digest me")).status).toBe(200);
    const refused = await call("Digest you");
    expect(refused.headers.get("www-authenticate")).toBe(
      'mutualTLS realm="odd", digest realm="odd"',
    );
    expect(await refused.json()).toMatchObject({ type: "https://a.test/problems/unauthorized" });
  });
});
