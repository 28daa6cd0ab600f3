import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { limitFailedTokens, networkOf } from "../../src/auth/failed-tokens.js";
import { createToken } from "../../src/auth/tokens.js";
import { startDemo } from "../support/start-demo.js";

/** Sends a request with any header on its own connection. */
async function send(url: string, token: string, header: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /v2/collections HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${header}\r\nConnection: close\r\n\r\n`,
  );
  return text(socket);
}

test("responds with 429 to failed tokens above the limit, not valid ones", async () => {
  const { service, token } = await startDemo({
    metrics: true,
    limits: { failedTokensPerMinute: 3 },
  });
  const guess = (index: number) =>
    // Half of them are not valid tokens; each request claims another client address.
    send(service.url, index % 2 ? createToken() : "guess", `X-Forwarded-For: 192.0.2.${index}`);
  for (const index of [1, 2, 3]) {
    expect(await guess(index)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await send(service.url, token, "X-A: b")).toMatch(/^HTTP\/1\.1 200 /);
  }
  const refused = await guess(4);
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/^retry-after: ([1-9]|[1-5]\d|60)\r$/im);
  expect(refused).toContain("urn:problem-type:document-export:too-many-failed-tokens");
  expect(await send(service.url, token, "X-A: b")).toMatch(/^HTTP\/1\.1 200 /);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain('document_export_failed_tokens_total{status="401"} 3');
  expect(metrics).toContain('document_export_failed_tokens_total{status="429"} 1');
});

test("counts each address separately per minute, an IPv6 address by its /64", async () => {
  let time = 0;
  const authenticate = limitFailedTokens(async () => undefined, {
    limit: 1,
    onFailure: () => {},
    addressOf: ({ remoteAddress }) => remoteAddress,
    now: () => time,
  });
  const { signal } = new AbortController();
  const statusFor = (remoteAddress: string | undefined) =>
    authenticate(
      { scheme: "bearerToken", token: "x" },
      { operationId: "o", remoteAddress, headers: {}, signal },
    )
      .then(() => 401)
      .catch(({ status }: { status: number }) => status);
  expect(await statusFor("192.0.2.1")).toBe(401);
  expect(await statusFor("::ffff:192.0.2.1")).toBe(429);
  expect(await statusFor("192.0.2.2")).toBe(401);
  expect(await statusFor("2001:db8:0:1::1")).toBe(401);
  expect(await statusFor("2001:db8:0:1:ffff::2")).toBe(429);
  expect(await statusFor("2001:db8:0:2::1")).toBe(401);
  time = 60_000;
  expect(await statusFor("192.0.2.1")).toBe(401);
});

test.each([
  [undefined, "unknown"],
  ["/tmp/socket", "unknown"],
  ["::ffff:10.1.2.3", "10.1.2.3"],
  ["fe80::1%eth0", "fe80::"],
  ["2001:DB8::1:2:3:4", "2001:db8::"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
