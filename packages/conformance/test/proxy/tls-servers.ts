import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Certificate, createAuthority, issueCertificate } from "./certificates.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

const servers: Server[] = [];
const urls = new Map<string, string>();

/** Where the files of the tests are, and the authority that the proxy trusts. */
export const tls = { folder: "", authority: { cert: "", key: "" } as Certificate };

/** Starts servers with good and bad certificates for the tests of a file. */
export function useTlsServers(): void {
  beforeAll(async () => {
    tls.folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
    tls.authority = await createAuthority("Ours");
    const stranger = await createAuthority("Theirs");
    await writeFile(join(tls.folder, "ca.pem"), tls.authority.cert);
    await serve("good", await issueCertificate(tls.authority));
    await serve("of another authority", await issueCertificate(stranger));
    await serve("expired", await issueCertificate(tls.authority, { endsIn: -1 }));
    await serve("of another name", await issueCertificate(tls.authority, { name: "example.com" }));
  });
  afterAll(async () => {
    for (const server of servers) server.close().closeAllConnections();
    await rm(tls.folder, { recursive: true });
  });
}

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

/** Tests which certificates of the upstream the proxy refuses. */
export function testUpstreams(
  refused: readonly (readonly [name: string, message: RegExp])[],
): void {
  test.each(refused)(
    "exits with 3 and one line if the upstream's certificate is %s",
    async (name, message) => {
      const child = startProxy(name, ["--upstream-ca", join(tls.folder, "ca.pem")]);
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
      expect(stderr.trim()).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(code).toBe(3);
    },
  );
}

/** Tests which certificates of the target the checker refuses. */
export function testTargets(
  refused: readonly (readonly [name: string, env: NodeJS.ProcessEnv, message: RegExp])[],
): void {
  test.each(refused)(
    "exits with 3 and one line if the target's certificate is %s",
    async (name, env, message) => {
      const child = spawn(process.execPath, [MAIN, urls.get(name) ?? "", "--token", "good"], {
        cwd: tls.folder,
        env: { ...process.env, ...env },
      });
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
      expect(stderr.trim()).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(code).toBe(3);
    },
  );
}

/** Starts the proxy before one of the servers. */
export function startProxy(upstream: string, args: readonly string[]) {
  const own = ["--upstream", urls.get(upstream) ?? "", "--port", "0"];
  return spawn(process.execPath, [MAIN, "proxy", ...own, ...args]);
}
