import { expect, test } from "vitest";
import { prepareConnection } from "../../src/operator/connection-kinds.js";
import {
  parseAssignments,
  readSecrets,
  readSettings,
} from "../../src/operator/parse-assignments.js";

test("completes what the operator left out, and keeps secrets apart", () => {
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
      format: "markdown",
    },
    secrets: { accessKeyId: "a", secretAccessKey: "b" },
  });
});

test("names every setting and secret that is missing, wrong or unknown", () => {
  const prepare = () =>
    prepareConnection("s3", { settings: { endpoint: "x", colour: "red" }, secrets: {} });
  for (const name of ["settings.endpoint", "settings.bucket", "colour", "secrets.accessKeyId"])
    expect(prepare).toThrow(name);
});

test("takes a source without settings, and no kind that there is not", () => {
  expect(prepareConnection("google-docs", { settings: {}, secrets: {} }).role).toBe("source");
  expect(() => prepareConnection("ftp", { settings: {}, secrets: {} })).toThrow(
    "`ftp` is no kind of connection; expected google-docs, directory, s3, webdav, sftp, wordpress, http.",
  );
});

test("takes text as it stands and braces as JSON", () => {
  const settings = readSettings(
    parseAssignments(["url=https://x/?a=b", 'headers={"x-team":"docs"}']),
  );
  expect(settings).toEqual({ url: "https://x/?a=b", headers: { "x-team": "docs" } });
  expect(() => readSettings({ headers: "{" })).toThrow("`headers` begins like JSON");
  expect(() => parseAssignments(["nothing"])).toThrow("Expected name=value, got `nothing`.");
});

test("takes secrets from the environment, and none from the command line", async () => {
  const environment = { PASSWORD: "pass" };
  expect(await readSecrets({ password: "env:PASSWORD" }, environment)).toEqual({
    password: "pass",
  });
  await expect(readSecrets({ password: "env:NONE" }, environment)).rejects.toThrow("is not set");
  const plain = readSecrets({ password: "pass" }, environment);
  await expect(plain).rejects.toThrow("not taken from the command line");
});
