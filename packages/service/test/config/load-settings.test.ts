import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSettings } from "../../src/config/load-settings.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("flags override the environment, which overrides the file, which overrides defaults", async () => {
  const file = join(await temporaryFolder(), "settings.yaml");
  await writeFile(file, "port: 1\nhost: from-file\nlogLevel: warn\nlimits: { webhooks: 5 }\n");
  const settings = await loadSettings({
    file,
    environment: { PORT: "2", HOST: "from-environment", DATABASE_URL: "" },
    flags: { port: "3", data: undefined },
    defaults: { data: "/from-defaults", logLevel: "error" },
  });
  expect(settings).toMatchObject({
    port: 3,
    host: "from-environment",
    data: "/from-defaults",
    logLevel: "warn",
    limits: { webhooks: 5, requestsPerMinute: 600 },
  });
  expect(settings.databaseUrl).toBeUndefined();
});

test("names every invalid setting", async () => {
  const sources = {
    environment: { PORT: "x", DATABASE_URL: "mysql://x" },
    flags: { colour: "red" },
  };
  const failed = await loadSettings(sources).catch((error: Error) => error);
  expect(failed).toMatchObject({ name: "SettingsError" });
  for (const name of ["`port`", "`databaseUrl`", "colour"]) expect(String(failed)).toContain(name);
});

test("names a file that cannot be read", async () => {
  const sources = { file: "/no/such.yaml", environment: {}, flags: {} };
  await expect(loadSettings(sources)).rejects.toThrow(
    "Cannot read the settings file `/no/such.yaml`",
  );
});

test.each([",", ", ", " ,\n"])(
  "reads origins that %j separates in the environment",
  async (comma) => {
    const DOCUMENT_EXPORT_CORS_ORIGINS = `https://app.example.com${comma}loopback`;
    const environment = { DOCUMENT_EXPORT_CORS_ORIGINS };
    const { corsOrigins } = await loadSettings({ environment, flags: {} });
    expect(corsOrigins).toEqual(["https://app.example.com", "loopback"]);
  },
);

test.each(["https://app.example.com/", "HTTPS://a.test", "https://a.test:443", "a.test", "null"])(
  "refuses `%s`, which no browser sends as an origin",
  async (origin) => {
    const sources = { environment: {}, flags: { corsOrigins: [origin] } };
    await expect(loadSettings(sources)).rejects.toThrow("`corsOrigins.0`: expected an origin");
  },
);

test.each([
  "https://user:secret@a.test",
  "https://a.test/?key=1",
  "https://a.test/'><script>",
  "ftp://a.test",
  "a.test",
])("refuses `%s` as `publicUrl`", async (publicUrl) => {
  const sources = { environment: {}, flags: { publicUrl } };
  await expect(loadSettings(sources)).rejects.toThrow("`publicUrl`: expected a URL");
});
