import {
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { docexport, ownFolders } from "../support/docexport.js";
import { startStub } from "../support/stub-server.js";

/** Creates configuration and cache folders, with a configuration file in the first. */
async function configured(text: string, mode = 0o600) {
  const env = await ownFolders();
  const folder = join(env["XDG_CONFIG_HOME"] ?? "", "docexport");
  const path = join(folder, "config.json");
  await mkdir(folder);
  await writeFile(path, text, { mode });
  return { env, path };
}

test("whoami prints the sources of base URL and token, not the token", async () => {
  const { url } = await startStub();
  const token = "a-token-of-the-newsroom";
  const { env, path } = await configured(JSON.stringify({ baseUrl: url, token: "good" }));
  const stored = await docexport(["whoami"], env);
  expect(stored).toEqual({
    code: 0,
    err: "",
    out:
      `base URL     ${url}  from ${path}\n` +
      `token        …  from ${path}\n` +
      "token works  yes\n" +
      "may list     exports, collections, webhooks\n",
  });
  const refused = await docexport(["whoami"], { ...env, DOCEXPORT_TOKEN: token });
  expect(refused.out).toContain("token        …room  from DOCEXPORT_TOKEN\ntoken works  no");
  expect(refused.err).toContain("docexport login");
  expect(refused.out + refused.err).not.toContain("newsroom");
  expect(refused.code).toBe(4);
});

test("whoami requests one item per list and names the missing scopes", async () => {
  const { env, requests } = await startStub();
  const poor = { ...env, DOCEXPORT_TOKEN: "poor" };
  const { out, code } = await docexport(["whoami", "--json"], poor);
  expect(JSON.parse(out)).toMatchObject({
    token: { masked: "…", from: "DOCEXPORT_TOKEN" },
    accepted: true,
    lists: [],
    refused: [
      { list: "exports", scope: "exports:read" },
      { list: "collections", scope: "collections:read" },
      { list: "webhooks", scope: "webhooks:read" },
    ],
  });
  expect(code).toBe(0);
  expect([...requests].sort()).toEqual([
    "GET /v2/collections?pageSize=1",
    "GET /v2/document-exports?pageSize=1",
    "GET /v2/webhooks?pageSize=1",
  ]);
  const text = await docexport(["whoami"], poor);
  expect(text.out).toContain("refused      exports: needs the scope exports:read\n");
});

test("names the redirect target of the base URL without sending the token", async () => {
  const { env } = await startStub();
  const service = env.DOCEXPORT_BASE_URL.replace("127.0.0.1", "localhost");
  const front = createServer((request, response) => {
    response.writeHead(301, { location: service + request.url }).end();
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => void front.close().closeAllConnections());
  const { port } = front.address() as AddressInfo;
  const led = { ...env, DOCEXPORT_BASE_URL: `http://127.0.0.1:${port}` };
  const advice = `The base URL leads to ${service}, where the token is not sent: set that as base URL.`;
  const webhook = ["https://a.example/", "--event", "job.done", "--connection", "1"];
  for (const args of [["whoami"], ["exports"], ["login"], ["webhooks", "create", ...webhook]]) {
    const { code, err } = await docexport(args, led, "good");
    expect(err).toContain(advice);
    expect(code).not.toBe(0);
  }
});

test("whoami explains how to set a missing token", async () => {
  const { code, err } = await docexport(["whoami"], { DOCEXPORT_BASE_URL: "http://127.0.0.1:9" });
  expect(err).toContain("There is no token.\n  Set it with `--token TOKEN`");
  expect(code).toBe(2);
});

test.each([
  ["that works", '{"baseUrl":"http://x","token":"t"}', 0o600],
  ["that is broken", "{", 0o600],
  ["that others can read", "{}", 0o644],
])("logout removes a configuration %s", async (_, text, mode) => {
  const { env, path } = await configured(text, mode);
  expect(await docexport(["logout"], env)).toEqual({
    code: 0,
    out: "",
    err: `Removed ${path}: base URL and token.\n`,
  });
  await expect(stat(path)).rejects.toThrow("ENOENT");
  const again = await docexport(["logout"], env);
  expect(again).toEqual({ code: 0, out: "", err: `Nothing is stored in ${path}.\n` });
});

// On Windows, only administrators may create symbolic links.
test.skipIf(process.platform === "win32")(
  "logout removes a symlinked configuration and its target",
  async () => {
    const { env, path } = await configured("{}");
    const kept = join(await realpath(env["XDG_CONFIG_HOME"] ?? ""), "kept.json");
    await rename(path, kept);
    await symlink(kept, path);
    const { err } = await docexport(["logout"], env);
    expect(err).toBe(`Removed ${path} and ${kept}: base URL and token.\n`);
    for (const each of [path, kept]) await expect(lstat(each)).rejects.toThrow("ENOENT");
  },
);

test.skipIf(process.platform === "win32")(
  "login writes through a symlinked configuration and keeps the symlink",
  async () => {
    const { url } = await startStub();
    const { env, path } = await configured("{}");
    const kept = join(await realpath(env["XDG_CONFIG_HOME"] ?? ""), "kept.json");
    await rename(path, kept);
    await symlink(kept, path);
    // Some scripts set this variable for other commands too.
    const { code } = await docexport(["login"], { ...env, DOCEXPORT_BASE_URL: url }, "good\n");
    expect(code).toBe(0);
    expect((await lstat(path)).isSymbolicLink()).toBe(true);
    expect(JSON.parse(await readFile(kept, "utf8"))).toEqual({ baseUrl: url, token: "good" });
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
  },
);

test("logout names a variable that still provides a token", async () => {
  const { env, path } = await configured("{}");
  const set = { ...env, DOCEXPORT_TOKEN: "t" };
  const { out } = await docexport(["logout", "--json"], set);
  expect(JSON.parse(out)).toEqual({ removed: path, tokenFrom: "DOCEXPORT_TOKEN" });
  const { err } = await docexport(["logout"], set);
  expect(err).toContain("A token is still set in the environment: DOCEXPORT_TOKEN.");
});

test("logout deletes the destinations cached for completion", async () => {
  const stub = await startStub();
  const env: Record<string, string> = { ...stub.env, ...(await ownFolders()) };
  await docexport(["__complete", "=", "export", "--to"], env);
  const kept = join(env["XDG_CACHE_HOME"] ?? "", "docexport/connections.json");
  expect(await readFile(kept, "utf8")).toContain("Company site");
  await docexport(["logout"], env);
  await expect(stat(kept)).rejects.toThrow("ENOENT");
});

test("logout refuses to remove a folder", async () => {
  const env = await ownFolders();
  await mkdir(join(env["XDG_CONFIG_HOME"] ?? "", "docexport", "config.json"), { recursive: true });
  const { code, err } = await docexport(["logout"], env);
  expect(err).toContain("config.json` is not a file");
  expect(code).toBe(2);
});
