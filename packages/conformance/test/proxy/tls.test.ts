import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createAuthority, issueCertificate } from "./certificates.js";
import { startProxy, testTargets, testUpstreams, tls, useTlsServers } from "./tls-servers.js";

useTlsServers();

test("connects with TLS on both sides, each verified by its authority", async () => {
  const { cert, key } = await issueCertificate(tls.authority);
  await writeFile(join(tls.folder, "cert.pem"), cert);
  await writeFile(join(tls.folder, "key.pem"), key);
  const files = [
    "--tls-cert",
    join(tls.folder, "cert.pem"),
    "--tls-key",
    join(tls.folder, "key.pem"),
  ];
  const child = startProxy("good", ["--upstream-ca", join(tls.folder, "ca.pem"), ...files]);
  const [line] = await once(child.stderr, "data");
  const [url = ""] = /https:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  const outgoing = request(`${url}/v2/nothing`, { ca: tls.authority.cert, agent: false }).end();
  const [response] = await once(outgoing, "response");
  expect(response.statusCode).toBe(404);
  expect(await text(response)).toBe('{"title":"Not Found","status":404}');
  child.kill("SIGINT");
  const stdout = await text(child.stdout);
  expect(stdout).toContain("1 exchanges:");
});

const HINT = /is signed by an authority that this machine does not trust: pass --upstream-ca\.$/;

testUpstreams([["of another authority", HINT]]);

testTargets([
  ["of another authority", {}, /cannot be reached\..*name its file in NODE_EXTRA_CA_CERTS\.$/],
]);

test("exits with 2 and one line for a mismatched certificate and key", async () => {
  const files = [
    "--tls-cert",
    join(tls.folder, "ca.pem"),
    "--tls-key",
    join(tls.folder, "other.pem"),
  ];
  await writeFile(join(tls.folder, "other.pem"), (await createAuthority("Other")).key);
  const child = startProxy("good", ["--upstream-ca", join(tls.folder, "ca.pem"), ...files]);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(stderr).toMatch(/^Invalid --tls-cert or --tls-key: .*\n$/);
  expect(code).toBe(2);
});
