import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createNaming } from "../../src/http/service-url.js";
import { siteRoute } from "../../src/http/site.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const asked = (host: string) => ({ headers: { host } }) as IncomingMessage;

/** Creates a site with each kind of file that the built site has; tests of documents read that one from a service. */
async function smallSite(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "guide"));
  await writeFile(join(folder, "guide", "index.html"), "<code>curl {baseUrl}/v2/webhooks</code>");
  await writeFile(join(folder, "guide.md"), "curl {baseUrl}/v2/webhooks ${baseUrl}");
  await writeFile(join(folder, "script.js"), "'{baseUrl}'");
  await writeFile(join(folder, "404.html"), "Page not found");
  await mkdir(join(folder, "_astro"));
  await writeFile(join(folder, "_astro/a.css"), "p {}");
  await mkdir(join(folder, "convert"));
  for (const page of ["index.html", "page.html"])
    await writeFile(join(folder, "convert", page), "Converter");
  return folder;
}

test("responds with 503 until the site is built, then serves it", async () => {
  const folder = join(await temporaryFolder(), "dist");
  const route = siteRoute(createNaming({}), () => folder);
  const early = await route(asked("service.test"), "/docs/");
  expect([early.status, early.body]).toEqual([503, expect.stringContaining("not built yet")]);
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), "Documentation");
  expect((await route(asked("service.test"), "/docs/")).status).toBe(200);
});

test("serves files built after the first request without a restart", async () => {
  const folder = await smallSite();
  const route = siteRoute(createNaming({}), () => folder);
  expect((await route(asked("service.test"), "/docs/guide/")).status).toBe(200);
  expect((await route(asked("service.test"), "/docs/_astro/b.css")).status).toBe(404);
  await writeFile(join(folder, "_astro/b.css"), "p {}");
  expect((await route(asked("service.test"), "/docs/_astro/b.css")).status).toBe(200);
});

test("allows no other host in the policy of a page", async () => {
  const folder = await smallSite();
  const route = siteRoute(createNaming({}), () => folder);
  const { headers } = await route(asked("a.test"), "/docs/guide/");
  expect(headers?.["content-security-policy"]).toContain("default-src 'none'");
  expect(headers?.["content-security-policy"]).not.toMatch(/http|\*/);
  const asset = await route(asked("a.test"), "/docs/_astro/a.css");
  expect(asset.type).toBe("text/css; charset=utf-8");
  expect(asset.headers?.["cache-control"]).toContain("immutable");
});

test("refuses paths that do not belong to the site", async () => {
  const folder = await smallSite();
  const route = siteRoute(createNaming({}), () => folder);
  const paths = [
    "nothing/",
    "../package.json",
    "%2e%2e/package.json",
    "/etc/passwd",
    "_astro/",
    "_astro",
  ];
  for (const path of paths) {
    const { status, body } = await route(asked("a.test"), `/docs/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(String(body)).toContain("Page not found");
  }
});

test("allows framing the converter from the site only", async () => {
  const folder = await smallSite();
  const route = siteRoute(createNaming({}), () => folder);
  const { headers } = await route(asked("a.test"), "/docs/convert/page.html");
  expect(headers?.["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers?.["content-security-policy"]).toBe("frame-ancestors 'self'");
  const { headers: around } = await route(asked("a.test"), "/docs/convert/");
  expect(around?.["x-frame-options"]).toBeUndefined();
});

test("pages name the service by the address of the request", async () => {
  const folder = await smallSite();
  const route = siteRoute(createNaming({}), () => folder);
  const read = async (path: string, host: string) => {
    const { body, headers } = await route(asked(host), path);
    return [String(body), headers?.["cache-control"]];
  };
  expect(await read("/docs/guide/", "a.test:1")).toEqual([
    "<code>curl http://a.test:1/v2/webhooks</code>",
    "no-store",
  ]);
  expect(await read("/docs/guide.md", "b.test")).toEqual([
    "curl http://b.test/v2/webhooks ${baseUrl}",
    "no-store",
  ]);
  expect(await read("/docs/guide.md", '"><script>')).toEqual([
    "curl /v2/webhooks ${baseUrl}",
    "no-store",
  ]);
  expect(await read("/docs/script.js", "a.test")).toEqual(["'{baseUrl}'", "no-cache"]);
  const named = await siteRoute(createNaming({ publicUrl: "https://c.test" }), () => folder)(
    asked("evil.test"),
    "/docs/guide.md",
  );
  expect([String(named.body), named.headers?.["cache-control"]]).toEqual([
    "curl https://c.test/v2/webhooks ${baseUrl}",
    "no-cache",
  ]);
});
