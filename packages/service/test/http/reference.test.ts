import { request } from "node:http";
import { text } from "node:stream/consumers";
import contract from "@document-export/spec/openapi.json" with { type: "json" };
import { parse } from "yaml";
import { expect, test } from "vitest";
import { referenceRoutes } from "../../src/http/reference.js";
import { createNaming } from "../../src/http/service-url.js";
import { startDemo, type Demo } from "../support/start-demo.js";

const PATHS = ["/openapi.json", "/openapi.yaml"] as const;

/** Returns the response to a GET with that `Host`. */
function get({ service }: Demo, path: string, host = new URL(service.url).host) {
  return new Promise<{ body: string; cacheControl: string | undefined }>((resolve, reject) => {
    request(`${service.url}${path}`, { headers: { host } }, async (response) => {
      const cacheControl = response.headers["cache-control"];
      resolve({ body: await text(response), cacheControl });
    })
      .on("error", reject)
      .end();
  });
}

const ofService = (url: string) => ({
  ...contract,
  servers: [{ url, description: "This service." }],
});

test("names the called address as the server of the contract", async () => {
  const demo = await startDemo();
  for (const host of [new URL(demo.service.url).host, "exports.example.com", "[::1]:8080"]) {
    const [json, yaml] = await Promise.all(PATHS.map((path) => get(demo, path, host)));
    const expected = ofService(`http://${host}`);
    expect(JSON.parse(json?.body ?? "")).toEqual(expected);
    expect(parse(yaml?.body ?? "")).toEqual(expected);
    for (const found of [json, yaml]) expect(found?.cacheControl).toBe("no-store");
  }
});

test("an invalid `Host` changes only the server of the contract", async () => {
  const demo = await startDemo();
  for (const host of [
    'a"><script>alert(1)</script>',
    "a.test/path",
    "user@a.test",
    "a.test:99999x",
  ])
    for (const path of PATHS) {
      const { body } = await get(demo, path, host);
      expect(body).not.toContain(host);
      if (path === "/openapi.json") expect(JSON.parse(body)).toEqual(ofService("/"));
    }
});

test("uses `publicUrl` as the server, whatever the `Host`", async () => {
  const demo = await startDemo({ publicUrl: "https://example.com/exports/" });
  const { body, cacheControl } = await get(demo, "/openapi.json", "evil.test");
  expect(JSON.parse(body)).toEqual(ofService("https://example.com/exports"));
  expect(cacheControl).toBeUndefined();
});

test("uses the caller's scheme for the server behind a trusted proxy", async () => {
  const { service } = await startDemo({ trustProxy: 1 });
  const headers = { "x-forwarded-proto": "https" };
  const contract = await fetch(`${service.url}/openapi.json`, { headers });
  expect(await contract.json()).toEqual(ofService(service.url.replace("http:", "https:")));
});

test("responses share the bytes of a document and differ only in server", async () => {
  for (const [, route] of referenceRoutes(createNaming({}))) {
    const bodies = ["a.test", "b.test:8080"].map(async (host) => {
      const { body } = await route({ headers: { host } });
      return typeof body === "string" ? [] : body;
    });
    const [first = [], second = []] = await Promise.all(bodies);
    const own = second.filter((part) => !first.includes(part));
    // Truncated, as the whole document would fill the failure message.
    expect(new Set(own.map((part) => String(part).slice(0, 40)))).toEqual(
      new Set(["http://b.test:8080"]),
    );
  }
});
