import { connect } from "node:net";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import {
  addOperatorToken,
  bearer,
  rawRequest,
  readEvents,
  startOperated,
} from "./support/operator.js";

const JSON_TYPE = { "content-type": "application/json" };

describe("the operator's port", async () => {
  test("refuses unknown host names, origins and sites", async () => {
    const demo = await startOperated();
    const { port } = demo;
    const headers = bearer(await addOperatorToken(demo, "admin"));
    const { host } = new URL(port);
    const service = `${port}/operator/v1/service`;
    const refused = [
      { host: "evil.example" },
      { host: `evil.example:${new URL(port).port}` },
      { host: "127.0.0.1.evil.example" },
      { host: `user@${host}` },
      { host: "192.0.2.1" },
      { host, origin: "https://evil.example" },
      { host, origin: "null" },
      // Another local port is another origin, but has the same cookies.
      { host, origin: "http://127.0.0.1:1" },
      { host, "sec-fetch-site": "same-site" },
      { host, "sec-fetch-site": "cross-site" },
      { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    ];
    for (const one of refused) {
      const { status, text } = await rawRequest(service, { headers: { ...headers, ...one } });
      expect({ ...one, status }).toEqual({ ...one, status: 403 });
      expect(text).toMatch(/Expected the `Host`|page of another origin/);
    }
    const localhost = host.replace("127.0.0.1", "localhost");
    const { status } = await readEvents(port, { headers: { ...headers, host: localhost } });
    expect(status).toBe(200);
  });

  test("refuses a preflight from pages of other origins", async () => {
    const { port } = await startOperated();
    const { status, headers } = await rawRequest(`${port}/operator/v1/jobs`, {
      method: "OPTIONS",
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-document-export-console",
      },
    });
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("requires the console's header for changes with a cookie", async () => {
    const { port } = await startOperated();
    const { origin } = new URL(port);
    const cookie = "document-export-console=dxs_x";
    const send = (headers: Readonly<Record<string, string>>) =>
      rawRequest(`${port}/operator/v1/jobs`, {
        method: "POST",
        headers: { ...JSON_TYPE, cookie, ...headers },
        body: "{}",
      });
    const header = { "x-document-export-console": "1" };
    expect((await send({ origin })).status).toBe(403);
    expect((await send(header)).text).toContain("must have `X-Document-Export-Console: 1`");
    expect((await send({ ...header, origin: "http://127.0.0.1:1" })).status).toBe(403);
    expect((await send({ ...header, "sec-fetch-site": "none" })).status).toBe(403);
    expect((await send({ ...header, origin })).status).not.toBe(403);
  });

  test("serves the event stream only at its exact path", async () => {
    const demo = await startOperated();
    const headers = bearer(await addOperatorToken(demo, "read"));
    for (const path of ["operator/v1/%65vents", "operator/v1/events/"]) {
      const { status } = await rawRequest(`${demo.port}/${path}`, { headers });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test("redirects to the console and names the API's path", async () => {
    const { port } = await startOperated();
    const root = await rawRequest(port);
    expect([root.status, root.headers.location]).toEqual([302, "console/"]);
    const other = await rawRequest(`${port}/v2/webhooks`);
    expect(other.status).toBe(404);
    expect(other.text).toContain("below /operator/v1");
  });

  test("responds with 401 or 400 without valid token and single Host", async () => {
    const { port } = await startOperated();
    const { host } = new URL(port);
    const service = `${port}/operator/v1/service`;
    expect((await rawRequest(service)).status).toBe(401);
    const unknown = `dxo_${"a".repeat(43)}`;
    expect((await rawRequest(service, { headers: bearer(unknown) })).status).toBe(401);
    const socket = connect(Number(new URL(port).port), "127.0.0.1");
    socket.end(`GET /console/ HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`);
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 400 /);
  });

  test("responds with a problem to requests that reach no handler", async () => {
    const { port } = await startOperated();
    const service = `${port}/operator/v1/service`;
    const unmet = [
      { status: 417, headers: { expect: "200-ok" } },
      { status: 431, headers: { "x-long": "a".repeat(20_000) } },
    ];
    for (const { status, headers } of unmet) {
      const refused = await rawRequest(service, { headers });
      expect(JSON.parse(refused.text)).toMatchObject({ status });
      expect(refused.headers["content-type"]).toBe("application/problem+json");
    }
  });

  test("refuses an address that sends many failed tokens", async () => {
    const demo = await startOperated({ limits: { failedTokensPerMinute: 2 } });
    const service = `${demo.port}/operator/v1/service`;
    const headers = bearer(`dxo_${"a".repeat(43)}`);
    const status = async () => (await rawRequest(service, { headers })).status;
    expect([await status(), await status(), await status()]).toEqual([401, 401, 429]);
    const valid = bearer(await addOperatorToken(demo, "read"));
    expect((await readEvents(demo.port, { headers: valid })).status).toBe(200);
  });
});

test("refuses connections from other machines unless allowed", () => {
  const parse = (operator: object) => parseSettings({ operator });
  expect(() => parse({ host: "0.0.0.0" })).toThrow("set `operator.allowRemote`");
  expect(parse({ host: "0.0.0.0", allowRemote: true }).operator.host).toBe("0.0.0.0");
  expect(parse({ host: "::1" }).operator.port).toBeUndefined();
});
