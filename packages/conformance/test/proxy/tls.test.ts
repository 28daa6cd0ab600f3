import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Certificate, createAuthority, issueCertificate } from "./certificates.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

let folder: string;
let authority: Certificate;
const servers: Server[] = [];
const urls = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  authority = await createAuthority("Ours");
  const stranger = await createAuthority("Theirs");
  await writeFile(join(folder, "ca.pem"), authority.cert);
  await serve("good", await issueCertificate(authority));
  await serve("of another authority", await issueCertificate(stranger));
  await serve("expired", await issueCertificate(authority, { endsIn: -1 }));
  await serve("of another name", await issueCertificate(authority, { name: "example.com" }));
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

async function serve(name: string, certificate: Certificate): Promise<void> {
  const server = createServer(certificate, (_, response) => {
    response.writeHead(404, { "content-type": "application/problem+json" });
    response.end('{"title":"Not Found","status":404}');
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  urls.set(name, `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
}

test("connects with TLS on both sides, each verified by its authority", async () => {
  const { cert, key } = await issueCertificate(authority);
  await writeFile(join(folder, "cert.pem"), cert);
  await writeFile(join(folder, "key.pem"), key);
  const files = ["--tls-cert", join(folder, "cert.pem"), "--tls-key", join(folder, "key.pem")];
  const child = startProxy("good", ["--upstream-ca", join(folder, "ca.pem"), ...files]);
  const [line] = await once(child.stderr, "data");
  const [url = ""] = /https:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  const outgoing = request(`${url}/v2/nothing`, { ca: authority.cert, agent: false }).end();
  const [response] = await once(outgoing, "response");
  expect(response.statusCode).toBe(404);
  expect(await text(response)).toBe('{"title":"Not Found","status":404}');
  child.kill("SIGINT");
  const stdout = await text(child.stdout);
  expect(stdout).toContain("1 exchanges:");
});

const HINT = /is signed by an authority that this machine does not trust: pass --upstream-ca\.$/;

test.each([
  ["of another authority", HINT],
  ["expired", /cannot be reached: certificate has expired\.$/],
  ["of another name", /does not match certificate's altnames.*\.$/],
])("exits with 3 and one line if the upstream's certificate is %s", async (name, message) => {
  const child = startProxy(name, ["--upstream-ca", join(folder, "ca.pem")]);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(stderr.trim()).toMatch(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(3);
});

test.each([
  ["of another authority", {}, /cannot be reached\..*name its file in NODE_EXTRA_CA_CERTS\.$/],
  ["expired", { NODE_EXTRA_CA_CERTS: "ca.pem" }, /certificate has expired\.$/],
  ["of another name", { NODE_EXTRA_CA_CERTS: "ca.pem" }, /altnames.*\.$/],
])("exits with 3 and one line if the target's certificate is %s", async (name, env, message) => {
  const child = spawn(process.execPath, [MAIN, urls.get(name) ?? "", "--token", "good"], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(stderr.trim()).toMatch(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(3);
});

test("exits with 2 and one line for a mismatched certificate and key", async () => {
  const files = ["--tls-cert", join(folder, "ca.pem"), "--tls-key", join(folder, "other.pem")];
  await writeFile(join(folder, "other.pem"), (await createAuthority("Other")).key);
  const child = startProxy("good", ["--upstream-ca", join(folder, "ca.pem"), ...files]);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(stderr).toMatch(/^Invalid --tls-cert or --tls-key: .*\n$/);
  expect(code).toBe(2);
});

function startProxy(upstream: string, args: readonly string[]) {
  const own = ["--upstream", urls.get(upstream) ?? "", "--port", "0"];
  return spawn(process.execPath, [MAIN, "proxy", ...own, ...args]);
}
