import { describe, expect, test } from "vitest";
import { createServer, stub } from "../src/index.js";
import { as, entries, problemOf, testOptions, type Send } from "./harness.js";

describe.each(Object.keys(entries))("through the %s entry", (entry) => {
  const withServer = (use: (send: Send) => Promise<void>, options = testOptions()) =>
    entries[entry]?.(createServer(options), use);

  test("listDocumentExports responds with 200 and the example of the contract", () =>
    withServer(async (send) => {
      const response = await send("/v2/document-exports", as("good"));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(await response.json()).toMatchObject({
        pagination: { pageNo: 1, totalRecordCount: 2 },
      });
    }));

  test.each([
    ["GET", 200],
    ["OPTIONS", 204],
    ["PUT", 405],
  ])("%s matches a path with percent-encoded letters", (method, status) =>
    withServer(async (send) => {
      const response = await send("/v2/%63ollectio%6Es", { ...as("good"), method });
      expect(response.status).toBe(status);
      const anonymous = await send("/v2/%63ollectio%6Es");
      expect(anonymous.status).toBe(401);
    }),
  );

  test("reads the authentication scheme in any case", () =>
    withServer(async (send) => {
      const response = await send("/v2/collections", { headers: { authorization: "bEaReR good" } });
      expect(response.status).toBe(200);
    }));

  test.each([
    ["no token", {}, 'Bearer realm="document-export"'],
    ["an unknown token", as("stolen"), 'Bearer realm="document-export", error="invalid_token"'],
    [
      "another scheme",
      { headers: { authorization: "Basic Z29vZA==" } },
      'Bearer realm="document-export"',
    ],
  ])("responds with 401 to %s", (_, init, challenge) =>
    withServer(async (send) => {
      const response = await send("/v2/collections", init);
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe(challenge);
      expect(await problemOf(response)).toMatchObject({
        contentType: "application/problem+json",
        type: "urn:problem-type:document-export:unauthorized",
        status: 401,
      });
    }),
  );

  test("responds with 403 to a token without the scope, and names it", () =>
    withServer(async (send) => {
      const response = await send("/v2/webhooks", as("reader"));
      expect(response.status).toBe(403);
      expect((await problemOf(response)).detail).toContain("`webhooks:read`");
    }));

  test.each([
    ["pageNo=two", "pageNo", "type"],
    ["pageNo=0", "pageNo", "minimum"],
    ["pageNo=1.5", "pageNo", "type"],
    ["pageNo=2147483648", "pageNo", "format"],
    ["pageSize=201", "pageSize", "maximum"],
    ["pageNo=1&pageNo=2", "pageNo", "single"],
    ["pageNo=null", "pageNo", "type"],
  ])("responds with 400 to ?%s, naming parameter and rule", (query, name, keyword) =>
    withServer(async (send) => {
      const response = await send(`/v2/document-exports?${query}`, as("good"));
      expect(response.status).toBe(400);
      expect((await problemOf(response)).errors).toMatchObject([{ in: "query", name, keyword }]);
    }),
  );

  test("checks an inexact integer against the bounds of the contract too", () =>
    withServer(async (send) => {
      const query = `pageNo=-${"9".repeat(20)}&pageSize=${"9".repeat(20)}`;
      const response = await send(`/v2/collections?${query}`, as("good"));
      expect((await problemOf(response)).errors).toMatchObject([
        { name: "pageNo", keyword: "minimum" },
        { name: "pageNo", keyword: "precision" },
        { name: "pageSize", keyword: "maximum" },
        { name: "pageSize", keyword: "precision" },
      ]);
    }));

  test("lists the violations of other values next to an inexact number", () =>
    withServer(async (send) => {
      const body = '{"endpoint":1,"events":["job.completed"],"connections":[1e400]}';
      const response = await send("/v2/webhooks", {
        ...as("good", { "content-type": "application/json" }),
        method: "POST",
        body,
      });
      expect((await problemOf(response)).errors).toMatchObject([
        { pointer: "/connections/0", keyword: "precision" },
        { pointer: "/endpoint", keyword: "type" },
      ]);
    }));

  test("refuses an inexact integer even if its bound is waived", () =>
    withServer(
      async (send) => {
        const response = await send(`/v2/collections?pageSize=${"9".repeat(20)}`, as("good"));
        expect((await problemOf(response)).errors).toMatchObject([{ keyword: "precision" }]);
      },
      testOptions({ waived: ["page-size"] }),
    ));

  test.each(["9007199254740993", "9007199254740992", "9".repeat(20), "9".repeat(400)])(
    "refuses pageNo=%s, which no number represents exactly",
    (pageNo) =>
      withServer(async (send) => {
        const response = await send(`/v2/collections?pageNo=${pageNo}`, as("good"));
        expect(response.status).toBe(400);
        expect((await problemOf(response)).errors).toMatchObject([
          { in: "query", name: "pageNo", keyword: "precision" },
        ]);
        const last = await send("/v2/collections?pageNo=9007199254740991", as("good"));
        expect(last.status).toBe(200);
      }),
  );

  test("reports every violation at once", () =>
    withServer(async (send) => {
      const response = await send("/v2/document-exports?pageNo=0&pageSize=0", as("good"));
      expect((await problemOf(response)).errors).toHaveLength(2);
    }));

  test("uses the default for an empty pageNo, and ignores unknown parameters", async () => {
    const seen: unknown[] = [];
    const handlers = stub();
    const list = handlers.listDocumentExports;
    handlers.listDocumentExports = (request) => {
      seen.push(request.query);
      return list(request);
    };
    await withServer(async (send) => {
      const response = await send("/v2/document-exports?pageNo=&colour=red", as("good"));
      expect(response.status).toBe(200);
    }, testOptions({ handlers }));
    expect(seen).toEqual([{ pageNo: 1, pageSize: 50 }]);
  });

  test("responds with 404 to unknown paths, and 405 with Allow to methods", () =>
    withServer(async (send) => {
      expect((await send("/v3/collections", as("good"))).status).toBe(404);
      const response = await send("/v2/webhooks", { method: "DELETE" });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    }));

  test("HEAD responds like GET without a body, OPTIONS lists the methods", () =>
    withServer(async (send) => {
      const head = await send("/v2/collections", { method: "HEAD", ...as("good") });
      expect(head.status).toBe(200);
      expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
      expect(await head.text()).toBe("");
      const options = await send("/v2/collections", { method: "OPTIONS" });
      expect(options.status).toBe(204);
      expect(options.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    }));

  test("responds with 406 if Accept excludes JSON", () =>
    withServer(async (send) => {
      expect(
        (await send("/v2/collections", as("good", { accept: "application/xml" }))).status,
      ).toBe(406);
      expect(
        (await send("/v2/collections", as("good", { accept: "text/html, */*;q=0.1" }))).status,
      ).toBe(200);
    }));

  test("each response has a unique request id, also as a problem's instance", () =>
    withServer(async (send) => {
      const first = await send("/v2/collections");
      const second = await send("/v2/collections");
      const id = first.headers.get("x-request-id");
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(second.headers.get("x-request-id")).not.toBe(id);
      expect((await problemOf(first)).instance).toBe(`urn:uuid:${id}`);
    }));

  test.each([
    ["text/plain", "hello", 415],
    ["application/json", "{", 400],
    ["application/json", "", 400],
    [
      "application/json; charset=utf-8",
      '{"endpoint":"https://a.example","events":["job.done"],"connections":[1]}',
      201,
    ],
  ])("createWebhook with %s and the body %j responds with %i", (type, body, status) =>
    withServer(async (send) => {
      const init = { method: "POST", body, ...as("good", { "content-type": type }) };
      expect((await send("/v2/webhooks", init)).status).toBe(status);
    }),
  );

  test("createWebhook lists every violation with its pointer", () =>
    withServer(async (send) => {
      const body = JSON.stringify({
        endpoint: "",
        events: [],
        connections: [1, "two", 2 ** 31],
        description: 5,
      });
      const response = await send("/v2/webhooks", {
        method: "POST",
        body,
        ...as("good", { "content-type": "application/json" }),
      });
      expect(response.status).toBe(400);
      const { errors } = await problemOf(response);
      expect(
        (errors as { pointer: string; keyword: string }[]).map(
          ({ pointer, keyword }) => `${pointer} ${keyword}`,
        ),
      ).toEqual([
        "/endpoint minLength",
        "/events minItems",
        "/connections/1 type",
        "/connections/2 format",
        "/description type",
      ]);
    }));

  test("responds with 500 without details if a response violates the contract", async () => {
    const errors: unknown[] = [];
    const handlers = stub();
    handlers.listCollections = () => ({ status: 200, body: { items: "secret" } }) as never;
    await withServer(
      async (send) => {
        const response = await send("/v2/collections", as("good"));
        expect(response.status).toBe(500);
        expect(await response.text()).not.toContain("secret");
      },
      testOptions({ handlers, onError: (error) => errors.push(error) }),
    );
    expect(String(errors[0])).toContain("/items: Expected an array, got `secret`.");
  });

  test("responds with 500 to a handler's fault and reports it once", async () => {
    const errors: unknown[] = [];
    const handlers = stub();
    handlers.listCollections = () => Promise.reject(new Error("password=1234"));
    await withServer(
      async (send) => {
        expect(await (await send("/v2/collections", as("good"))).text()).not.toContain("1234");
      },
      testOptions({ handlers, onError: (error) => errors.push(error) }),
    );
    expect(errors).toHaveLength(1);
  });

  test("refuses a body over the limit while it arrives", () =>
    withServer(
      async (send) => {
        const body = JSON.stringify({
          endpoint: "x".repeat(2000),
          events: ["e"],
          connections: [1],
        });
        const response = await send("/v2/webhooks", {
          method: "POST",
          body,
          ...as("good", { "content-type": "application/json" }),
        });
        expect(response.status).toBe(413);
      },
      testOptions({ limits: { body: 1000 } }),
    ));
});

test("throws at construction and names a missing handler or hook", () => {
  const { createWebhook: _, ...handlers } = stub();
  expect(() => createServer({ handlers, authenticate: undefined } as never)).toThrow(
    "createServer: the handler `createWebhook` is missing; the hook `authenticate` is missing.",
  );
});
