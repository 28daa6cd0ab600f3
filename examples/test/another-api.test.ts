import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL("..", import.meta.url));

/** A library API with one book, and the requests it received. */
async function startLibrary(): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify([{ isbn: "9784101010014", title: "Wagahai wa neko de aru" }]));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

test("another-api generates a client, compiles it, and calls the API", async () => {
  const folder = await mkdtemp(join(tmpdir(), "another-api-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(EXAMPLES, "another-api"), folder, { recursive: true });
  await symlink(join(EXAMPLES, "node_modules"), join(folder, "node_modules"));
  const { url, requests } = await startLibrary();
  const env = { ...process.env, NODE_OPTIONS: "", LIBRARY_URL: url, LIBRARY_TOKEN: "reader" };
  const { stdout } = await run("npm", ["start", "--silent"], { cwd: folder, env });
  expect(stdout).toMatch(/^9784101010014 Wagahai wa neko de aru$/m);
  expect(requests.map(({ url: path, headers }) => [path, headers.authorization])).toEqual([
    ["/books?language=ja", "Bearer reader"],
  ]);
});
