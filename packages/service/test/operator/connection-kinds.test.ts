import { resolve } from "node:path";
import { expect, test } from "vitest";
import { prepareConnection } from "../../src/destinations/connection-kinds.js";
import { folderNote, withAbsoluteFolder } from "../../src/operator/absolute-folder.js";
import {
  parseAssignments,
  readSecrets,
  readSettings,
} from "../../src/operator/parse-assignments.js";

test("adds defaults, and separates secrets from settings", () => {
  const prepared = prepareConnection("s3", {
    settings: { endpoint: "https://s3.example.com", bucket: "reports" },
    secrets: { accessKeyId: "a", secretAccessKey: "b" },
  });
  expect(prepared).toEqual({
    role: "destination",
    settings: {
      endpoint: "https://s3.example.com",
      bucket: "reports",
      region: "us-east-1",
      prefix: "",
      onExisting: "refuse",
      addressing: "path",
      keys: "target",
      documentLinks: "results",
      format: "markdown",
      labels: "text",
    },
    secrets: { accessKeyId: "a", secretAccessKey: "b" },
  });
});

test("names every missing, invalid or unknown setting and secret", () => {
  const prepare = () =>
    prepareConnection("s3", { settings: { endpoint: "x", colour: "red" }, secrets: {} });
  for (const name of ["settings.endpoint", "settings.bucket", "colour", "secrets.accessKeyId"])
    expect(prepare).toThrow(name);
});

test("suggests the intended name for an unknown one in one sentence", () => {
  const settings = { folder: "/x", colour: "red", foldr: "/x" };
  expect(() => prepareConnection("directory", { settings, secrets: {} })).toThrow(
    /^Invalid settings: `settings\.colour` is not known; `settings\.foldr` is not known \(did you mean `settings\.folder`\?\)\.$/,
  );
});

test("says which settings and secrets are missing", () => {
  expect(() => prepareConnection("s3", { settings: { region: "eu" }, secrets: {} })).toThrow(
    /^Invalid settings: `settings\.endpoint` is missing: expected .*`secrets\.accessKeyId` is missing: expected text/,
  );
});

test("accepts a source without settings and refuses an unknown kind", () => {
  expect(prepareConnection("google-docs", { settings: {}, secrets: {} }).role).toBe("source");
  expect(() => prepareConnection("ftp", { settings: {}, secrets: {} })).toThrow(
    "`ftp` is not a kind of connection. Expected one of google-docs, directory,",
  );
});

test("reads values in braces as JSON, and others as text", () => {
  const settings = readSettings(
    parseAssignments(["url=https://x/?a=b", 'headers={"x-team":"docs"}']),
  );
  expect(settings).toEqual({ url: "https://x/?a=b", headers: { "x-team": "docs" } });
  expect(readSettings({ path: "{date}/{slug}" })).toEqual({ path: "{date}/{slug}" });
  expect(() => readSettings({ headers: "{" })).toThrow(
    "`headers` begins with `{` but is not valid JSON",
  );
  expect(() => parseAssignments(["nothing"])).toThrow("Expected name=value, got `nothing`.");
});

test("reads secrets from the environment, and refuses them on the command line", async () => {
  const environment = { PASSWORD: "pass" };
  expect(await readSecrets({ password: "env:PASSWORD" }, environment)).toEqual({
    password: "pass",
  });
  await expect(readSecrets({ password: "env:NONE" }, environment)).rejects.toThrow("is not set");
  const plain = readSecrets({ password: "pass" }, environment);
  await expect(plain).rejects.toThrow("cannot be given on the command line");
});

test.each([
  ["out", "/work/out"],
  ["../out/", "/out"],
  ["~/out", "/home/ann/out"],
  ["~", "/home/ann"],
  ["~out", "/work/~out"],
  ["/srv/out", "/srv/out"],
])("takes the folder `%s` as the person at the command means it: %s", (folder, absolute) => {
  const at = { cwd: "/work", home: "/home/ann" };
  const { folder: stored } = withAbsoluteFolder("directory", { folder }, at);
  expect(stored).toBe(absolute);
  expect(folderNote(folder, stored) === undefined).toBe(folder === absolute);
  expect(withAbsoluteFolder("git", { folder }, at)).toEqual({ folder });
});

test("stores a relative folder as the path that it is for the service", () => {
  const input = { settings: { folder: "out" }, secrets: {} };
  expect(prepareConnection("directory", input).settings).toMatchObject({ folder: resolve("out") });
});
