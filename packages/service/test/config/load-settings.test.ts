import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSettings } from "../../src/config/load-settings.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("flags win over the environment, which wins over the file, which wins over defaults", async () => {
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

test("names every setting that cannot be used", async () => {
  const sources = {
    environment: { PORT: "x", DATABASE_URL: "mysql://x" },
    flags: { colour: "red" },
  };
  const failed = await loadSettings(sources).catch((error: Error) => error);
  expect(failed).toMatchObject({ name: "SettingsError" });
  for (const name of ["`port`", "`databaseUrl`", "colour"]) expect(String(failed)).toContain(name);
});

test("says which file cannot be read", async () => {
  const sources = { file: "/no/such.yaml", environment: {}, flags: {} };
  await expect(loadSettings(sources)).rejects.toThrow("`/no/such.yaml` cannot be read");
});
