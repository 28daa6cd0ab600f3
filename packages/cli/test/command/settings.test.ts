import { mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Creates a configuration folder with a file in it. */
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
  "rejects a configuration readable by others and explains the fix",
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
  [{ tokn: "x" }, "Did you mean `token`?\n  Settings of the file are baseUrl, token,"],
  [{ zone: "x" }, "There is no setting `zone` ("],
  [{ token: 123456 }, "expected text.\n"],
  [{ timeout: "soon" }, "expected a number of seconds above 0, at most 86400, got `soon`"],
  [{ baseUrl: "ftp://x", token: "t" }, "Expected a base URL such as"],
  [{ token: "t" }, "There is no base URL"],
  [{ baseUrl: "http://x" }, "There is no token"],
])("rejects the configuration %j without showing the token", async (config, message) => {
  const { code, err } = await docexport(["collections"], await configured(config));
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("login stores accepted credentials in a file only the owner can read", async () => {
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

test("login replaces an existing file instead of writing the token into it", async () => {
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

/** True if an error is printed as JSON, which shows that the setting `json` is on. */
async function isJson(args: readonly string[], env: Readonly<Record<string, string>>) {
  return (await docexport(["exports", ...args], env)).err.startsWith('{"error":');
}

test("reads a setting from its flag, then its variable, then the file", async () => {
  const env = await configured({ json: true });
  expect(await isJson([], await configured({}))).toBe(false);
  expect(await isJson([], env)).toBe(true);
  expect(await isJson([], { ...env, DOCEXPORT_JSON: "no" })).toBe(false);
  expect(await isJson([], { ...env, DOCEXPORT_JSON: "" })).toBe(true);
  expect(await isJson(["--json"], { ...env, DOCEXPORT_JSON: "no" })).toBe(true);
  expect(await isJson(["--no-json"], { ...env, DOCEXPORT_JSON: "yes" })).toBe(false);
});

test("prints argument errors as JSON if a variable enables it", async () => {
  expect(await isJson(["--tokn", "x"], { DOCEXPORT_JSON: "true" })).toBe(true);
});

test("prints argument errors as JSON if the file enables it", async () => {
  const env = await configured({ json: true });
  expect(await isJson(["--tokn", "x"], env)).toBe(true);
  expect(await isJson(["--tokn", "x"], { ...env, DOCEXPORT_JSON: "no" })).toBe(false);
  expect((await docexport([], env)).err).toMatch(/^\{"error":.*Expected a command/);
});

test.each(["{", { tokn: "x" }])(
  "prints help and converts despite the broken configuration %j",
  async (config) => {
    const env = await configured(config);
    for (const args of [["--version"], ["--help"], ["export", "--help"]])
      expect((await docexport(args, env)).code, args.join(" ")).toBe(0);
    const document = JSON.stringify({ documentId: "d", title: "Report", body: { content: [] } });
    expect(await docexport(["convert", "-", "--format", "text"], env, document)).toMatchObject({
      code: 0,
    });
    expect((await docexport(["collections"], env)).err).toContain(
      "Correct the file, or write a new one with `docexport login`.",
    );
  },
);

test("applies the settings of the file to a conversion", async () => {
  const env = await configured({ json: true });
  expect((await docexport(["convert", "no-such.json"], env)).err).toMatch(/^\{"error":/);
});

test("times out after the response timeout set in the file", async () => {
  const { url } = await startStub({ listCollections: () => new Promise(() => {}) });
  const env = await configured({ baseUrl: url, token: "good", timeout: 0.05 });
  const { code, err } = await docexport(["collections"], env);
  expect(err).toContain("Allow more time with `--timeout SECONDS`");
  expect(code).toBe(1);
});

test.each([
  [
    { DOCEXPORT_TOKN: "x" },
    "There is no variable `DOCEXPORT_TOKN`. Did you mean `DOCEXPORT_TOKEN`?",
  ],
  [{ DOCEXPORT_BASEURL: "x" }, "Did you mean `DOCEXPORT_BASE_URL`?"],
  [{ DOCEXPORT_CONFIGS: "x" }, "Did you mean `DOCEXPORT_CONFIG`?"],
  [{ DOCEXPORT_COLOR: "blue" }, "`DOCEXPORT_COLOR`: expected `true` or `false`, got `blue`."],
  [{ DOCEXPORT_TIMEOUT: "0" }, "`DOCEXPORT_TIMEOUT`: expected a number of seconds above 0"],
])("rejects the variables %j before sending a request", async (variables, message) => {
  const { env, requests } = await startStub();
  const { code, err } = await docexport(["collections"], { ...env, ...variables });
  expect(err).toContain(message);
  expect(code).toBe(2);
  expect(requests).toEqual([]);
});

test("ignores a variable for an unknown setting and prints a warning", async () => {
  const { env } = await startStub();
  const foreign = { ...env, DOCEXPORT_PIPELINE: "7", DOCEXPORT_TOKN: "" };
  const { code, err } = await docexport(["collections"], foreign);
  expect(err).toContain("`DOCEXPORT_PIPELINE` is not a setting of docexport, and is ignored.\n");
  expect(err).not.toContain("TOKN");
  expect(code).toBe(0);
  expect((await docexport(["collections", "--json"], foreign)).err).toBe("");
});

test("login and logout keep the other settings of the file", async () => {
  const { url } = await startStub();
  const env = await configured({ token: "old", timeout: 7, color: false });
  const path = join(env["XDG_CONFIG_HOME"] ?? "", "docexport", "config.json");
  const read = async () => JSON.parse(await readFile(path, "utf8")) as unknown;
  expect((await docexport(["login", "--base-url", url], env, "good\n")).code).toBe(0);
  expect(await read()).toEqual({ baseUrl: url, token: "good", timeout: 7, color: false });
  const removed = await docexport(["logout"], env);
  expect(removed.err).toBe(`Removed ${path}: base URL and token.\n`);
  expect(await read()).toEqual({ timeout: 7, color: false });
  expect((await docexport(["logout"], env)).err).toBe(`Nothing is stored in ${path}.\n`);
});
