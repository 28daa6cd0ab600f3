import { mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** A configuration folder with a file in it. */
async function configured(config: unknown, mode = 0o600): Promise<Record<string, string>> {
  const home = await temporaryFolder();
  await mkdir(join(home, "docexport"));
  const path = join(home, "docexport", "config.json");
  await writeFile(path, typeof config === "string" ? config : JSON.stringify(config), { mode });
  return { XDG_CONFIG_HOME: home };
}

test("prefers a flag to its variable, and a variable to the configuration", async () => {
  const { url } = await startStub();
  const env = await configured({ baseUrl: url, token: "good" });
  expect((await docexport(["collections"], env)).code).toBe(0);
  const worse = { ...env, DOCEXPORT_TOKEN: "bad" };
  expect((await docexport(["collections"], worse)).code).toBe(4);
  expect((await docexport(["collections", "--token", "good"], worse)).code).toBe(0);
});

test.skipIf(process.platform === "win32")(
  "rejects a configuration that others can read, and says how to fix it",
  async () => {
    const env = await configured({ baseUrl: "http://127.0.0.1:9", token: "good" }, 0o644);
    const { code, err } = await docexport(["collections"], env);
    expect(err).toContain("Others on this machine can read the token");
    expect(err).toContain("Run: chmod 600 '");
    expect(code).toBe(2);
  },
);

test("does not send the token of the configuration to another address", async () => {
  const { url, requests } = await startStub();
  const env = await configured({ baseUrl: "https://export.example.net", token: "good" });
  const { code, err } = await docexport(["collections", "--base-url", url], env);
  expect(err).toContain("is for https://export.example.net, not for");
  expect(code).toBe(2);
  expect(requests).toEqual([]);
});

test.each([
  ["{", "is not a JSON object"],
  [{ tokn: "x" }, "has `tokn`; expected `baseUrl` and `token`"],
  [{ baseUrl: "ftp://x", token: "t" }, "Expected a base URL such as"],
  [{ token: "t" }, "There is no base URL"],
  [{ baseUrl: "http://x" }, "There is no token"],
])("rejects the configuration %j without showing the token", async (config, message) => {
  const { code, err } = await docexport(["collections"], await configured(config));
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("login stores what the service accepts, readable by its owner only", async () => {
  const { url } = await startStub();
  const home = await temporaryFolder();
  const env = { XDG_CONFIG_HOME: home };
  const path = join(home, "docexport", "config.json");
  const refused = await docexport(["login", "--base-url", url], env, "bad\n");
  expect(refused.code).toBe(4);
  await expect(stat(path)).rejects.toThrow("ENOENT");
  const taken = await docexport(["login", "--base-url", url], env, "good\n");
  expect(taken).toMatchObject({ code: 0, err: `Stored in ${path}, which only you can read.\n` });
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual({ baseUrl: url, token: "good" });
  if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await docexport(["collections"], env)).code).toBe(0);
});

test("login does not write the token into an earlier file that others may have open", async () => {
  const { url } = await startStub();
  const env = await configured({ baseUrl: url }, 0o644);
  const folder = join(env["XDG_CONFIG_HOME"] ?? "", "docexport");
  const before = await open(join(folder, "config.json"));
  const taken = await docexport(["login", "--base-url", url], env, "good\n");
  expect(taken.code).toBe(0);
  expect(await before.readFile("utf8")).not.toContain("good");
  await before.close();
  expect(await readdir(folder)).toEqual(["config.json"]);
  expect((await docexport(["collections"], env)).code).toBe(0);
});

test("login reports a configuration that cannot be written, with advice", async () => {
  const { url } = await startStub();
  const folder = await temporaryFolder();
  await writeFile(join(folder, "file"), "");
  const env = { XDG_CONFIG_HOME: join(folder, "file") };
  const { code, err } = await docexport(["login", "--base-url", url], env, "good\n");
  expect(err).toMatch(/^docexport: Cannot write the configuration: ENOTDIR.*\n.*`--config FILE`/);
  expect(code).toBe(2);
});

test("rejects a folder as the configuration", async () => {
  const home = await temporaryFolder();
  await mkdir(join(home, "docexport", "config.json"), { recursive: true });
  const { code, err } = await docexport(["collections"], { XDG_CONFIG_HOME: home });
  expect(err).toContain("config.json` is not a file");
  expect(code).toBe(2);
});

test("works without a home folder", async () => {
  const { env } = await startStub();
  expect((await docexport(["collections"], { ...env, XDG_CONFIG_HOME: "" })).code).toBe(0);
});
