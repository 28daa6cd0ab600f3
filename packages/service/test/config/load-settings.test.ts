import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { expect, test } from "vitest";
import { loadSettings, parseSettings } from "../../src/config/load-settings.js";
import { settingList } from "../../src/config/setting-list.js";
import type { SettingsInput } from "../../src/config/settings.js";
import type { Environment } from "../../src/config/sources/settings-variables.js";
import { addAllSettings, settingsOfFlags } from "../../src/operator/setting-flags.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

async function fileOf(content: string): Promise<string> {
  const file = join(await temporaryFolder(), "service.yaml");
  await writeFile(file, content);
  return file;
}

/** Loads settings from command line, environment and file, as the command does. */
async function load(sources: {
  readonly args?: readonly string[];
  readonly environment?: Environment;
  readonly content?: string;
  readonly defaults?: SettingsInput;
  readonly notify?: (sentence: string) => void;
}) {
  const { args = [], environment = {}, content, defaults = {}, notify } = sources;
  const command = addAllSettings(new Command("serve"));
  command.parse(args, { from: "user" });
  return loadSettings({
    environment,
    defaults,
    flags: await settingsOfFlags(command.opts(), settingList),
    ...(content !== undefined && { file: await fileOf(content) }),
    ...(notify && { notify }),
  });
}

test("flags override the environment, which overrides the file, which overrides defaults", async () => {
  const file = await fileOf(
    "port: 1\nhost: file\nlogLevel: warn\nlimits: { webhooks: 5, file: 1kB }\n",
  );
  const settings = await loadSettings({
    file,
    environment: { PORT: "2", HOST: "environment", DATABASE_URL: "" },
    flags: new Map([["port", { value: "3" }]]),
    defaults: { data: "/defaults", logLevel: "error", limits: { options: 7, file: 8 } },
  });
  expect(settings).toMatchObject({
    port: 3,
    host: "environment",
    data: "/defaults",
    logLevel: "warn",
    limits: { webhooks: 5, file: 1000, options: 7, requestsPerMinute: 600 },
  });
  expect(settings.databaseUrl).toBeUndefined();
});

test("every setting has a description, a flag, a variable and a line in the file", async () => {
  expect(settingList.filter(({ description }) => !/^[A-Z].*\.$/s.test(description))).toEqual([]);
  for (const { name, flag, variable, schema } of settingList) {
    const text = schema.enum?.at(-1) ?? "7";
    const line = name.split(".").reduceRight((inner, part) => `{"${part}":${inner}}`, `"${text}"`);
    const byFlag = await readingOf(name, { args: [flag, text] });
    expect(byFlag, name).toContain(schema.secret ? name : text);
    expect(await readingOf(name, { environment: { [variable]: text } })).toBe(byFlag);
    expect(await readingOf(name, { content: line })).toBe(byFlag);
  }
});

/** Sections whose settings must all be present or all be absent. */
const WHOLE: Readonly<Record<string, object>> = {
  uploads: { endpoint: "https://s3.test", bucket: "b", accessKeyId: "i", secretAccessKey: "s" },
  tls: { certificate: "c", key: "k" },
};

/** Returns the value of a setting, or the error message without its source. */
async function readingOf(name: string, sources: Parameters<typeof load>[0]): Promise<string> {
  try {
    const [section = ""] = name.split(".");
    const defaults = Object.hasOwn(WHOLE, section) ? { [section]: WHOLE[section] } : {};
    const settings = await load({ ...sources, defaults });
    return `${name}: ${JSON.stringify(readAt(settings, name))}`;
  } catch (error) {
    const sentences = String(error).split("\n");
    const own = sentences.find((line) => line.includes(`\`${name}`)) ?? String(error);
    return own.replace(/^SettingsError: /, "").replace(/ \([^)]*\)/, "");
  }
}

function readAt(settings: object, name: string): unknown {
  return name.split(".").reduce<unknown>((value, part) => Object(value)[part], settings);
}

test.each([
  ["MiB", { DOCUMENT_EXPORT_LIMITS_FILE: "64 MiB" }, { limits: { file: 64 * 2 ** 20 } }],
  ["MB", { DOCUMENT_EXPORT_LIMITS_FILE: "1.5MB" }, { limits: { file: 1_500_000 } }],
  ["minutes", { DOCUMENT_EXPORT_WORKERS_TIMEOUT: "2m" }, { workers: { timeout: 120 } }],
  ["milliseconds", { DOCUMENT_EXPORT_SHUTDOWN_DELAY: "500ms" }, { shutdown: { delay: 0.5 } }],
  ["weeks", { DOCUMENT_EXPORT_RETENTION_JOBS: "2w" }, { retention: { jobs: 14 } }],
  ["words", { DOCUMENT_EXPORT_METRICS: "Yes" }, { metrics: true }],
  [
    "lists",
    { DOCUMENT_EXPORT_CORS_ORIGINS: "https://a.test ,\nloopback" },
    { corsOrigins: ["https://a.test", "loopback"] },
  ],
])("reads %s in the usual notations", async (_kind, environment, expected) => {
  expect(await load({ environment })).toMatchObject(expected);
});

test("takes lists from repeated flags, and boolean flags without a value", async () => {
  const args = [
    "--cors-origins",
    "loopback",
    "--cors-origins",
    "*",
    "--metrics",
    "--no-images-load",
  ];
  expect(await load({ args })).toMatchObject({
    corsOrigins: ["loopback", "*"],
    metrics: true,
    images: { load: false },
  });
});

test("names each invalid setting, its source, the expected and the given value", async () => {
  const failed = await load({
    environment: {
      PORT: "x",
      DOCUMENT_EXPORT_LIMITS_FILE: "64 miles",
      DATABASE_URL: "mysql://user:hidden@x",
      DOCUMENT_EXPORT_CORS_ORIGINS: "loopback,a.test",
    },
    args: ["--durability", "none"],
    content: "limits:\n  uploads: 5\nmetrics: 7\n",
  }).catch(String);
  expect(String(failed).replaceAll(/\/\S+\/(?=service)/g, "")).toBe(
    [
      "SettingsError: `port` (the variable PORT): expected an integer from 0 to 65535, got `x`.",
      "`corsOrigins.1` (the variable DOCUMENT_EXPORT_CORS_ORIGINS): expected an origin such as `https://app.example.com`, `loopback` or `*`, got `a.test`.",
      "`durability` (the flag --durability): expected one of `full`, `relaxed`, got `none`.",
      "`databaseUrl` (the variable DATABASE_URL): expected a URL such as `postgres://user:password@host/database`.",
      "`metrics` (service.yaml:3): expected `true` or `false`, got `7`.",
      "`limits.file` (the variable DOCUMENT_EXPORT_LIMITS_FILE): expected bytes, at least 1, such as `64MiB`, got `64 miles`.",
    ].join("\n"),
  );
});

test("reports unknown names and wrong values of all sources together", async () => {
  const failed = await load({
    environment: { DOCUMENT_EXPORT_DATE: "x", PORT: "y" },
    content: "requestPerMinute: 10\nworkers: { exports: -1 }\n",
  }).catch(String);
  expect(failed).toContain("Did you mean `DOCUMENT_EXPORT_DATA`?");
  expect(failed).toContain("There is no setting `requestPerMinute` (");
  expect(failed).toContain("`port` (the variable PORT): expected an integer");
  expect(failed).toMatch(/`workers\.exports` \(\S+service\.yaml:2\): expected .*, got `-1`\.$/m);
  const parse = () => parseSettings({ prots: 1, workers: { exports: -1 } });
  expect(parse).toThrow(/no setting `prots`.*\n`workers\.exports`: expected/);
});

test("reports a missing setting and a conflict of settings in sentences", async () => {
  const content = "uploads: { endpoint: https://s3.test }\nrole: worker\n";
  const failed = await load({ content }).catch(String);
  expect(failed).toContain("`uploads.bucket` is not set: expected text.");
  expect(await load({ args: ["--role", "api"] }).catch(String)).toMatch(
    /`role` \(the flag --role\): the embedded database supports only the role `all`;[^{]*$/,
  );
});

test.each([
  ["limits: { fil: 5 }", "There is no setting `limits.fil` (", "mean `limits.file`?"],
  [
    "requestsPerMinute: 5",
    "There is no setting `requestsPerMinute`",
    "`limits.requestsPerMinute`?",
  ],
  ["database_url: x", "There is no setting `database_url` (", "mean `databaseUrl`?"],
  ["prot: 8080", "There is no setting `prot` (", "mean `port`?"],
  ["tls: { kye: x }", "There is no setting `tls.kye` (", "mean `tls.key`?"],
  ["oprator: { prot: 1 }", "There is no setting `oprator` (", "mean `operator`?"],
  ["limits: 5", "`limits` (", "expected a mapping of settings, got `5`."],
])("a file with `%s` says what was meant", async (content, sentence, suggestion) => {
  const failed = await load({ content }).catch(String);
  expect(failed).toContain(sentence);
  expect(failed).toContain("service.yaml:1)");
  expect(failed).toContain(suggestion);
});

test("refuses a misspelled variable, and names an unrelated one it ignores", async () => {
  const swapped = load({ environment: { DOCUMENT_EXPORT_PROT: "1" } });
  await expect(swapped).rejects.toThrow("Did you mean `DOCUMENT_EXPORT_PORT`?");
  const misspelled = load({ environment: { DOCUMENT_EXPORT_LIMIT_FILES: "1" } });
  await expect(misspelled).rejects.toThrow("Did you mean `DOCUMENT_EXPORT_LIMITS_FILE`?");
  const said: string[] = [];
  const environment = { DOCUMENT_EXPORT_ZZZ: "1", DOCUMENT_EXPORT_TOKEN: "t", PORT: "1" };
  await load({ environment, notify: (sentence) => said.push(sentence) });
  expect(said).toEqual([
    "The variable `DOCUMENT_EXPORT_ZZZ` is not a setting of the service, and is ignored.",
  ]);
});

test("ignores variables that Kubernetes sets for a service of this name", async () => {
  const environment = {
    DOCUMENT_EXPORT_PORT: "tcp://10.0.0.7:80",
    DOCUMENT_EXPORT_SERVICE_HOST: "10.0.0.7",
    DOCUMENT_EXPORT_PORT_80_TCP_ADDR: "10.0.0.7",
  };
  const notify = (sentence: string) => expect.fail(sentence);
  expect((await load({ environment, notify })).port).toBe(8080);
});

test("prefers the prefixed variable to its alias and reports a difference", async () => {
  const said: string[] = [];
  const environment = {
    DOCUMENT_EXPORT_PORT: "1",
    PORT: "2",
    HOST: "a",
    DOCUMENT_EXPORT_HOST: "a",
  };
  const settings = await load({ environment, notify: (sentence) => said.push(sentence) });
  expect(settings).toMatchObject({ port: 1, host: "a" });
  expect(said).toEqual([
    "`DOCUMENT_EXPORT_PORT` and `PORT` are both set and differ: `DOCUMENT_EXPORT_PORT` is used.",
  ]);
});

test("reads secrets from files too, and never shows them", async () => {
  const secretKey = Buffer.alloc(32).toString("base64");
  const file = await fileOf(`${secretKey}\n`);
  const environment = { DOCUMENT_EXPORT_SECRET_KEY_FILE: file };
  expect(await load({ environment })).toMatchObject({ secretKey });
  expect(await load({ args: ["--secret-key-file", file] })).toMatchObject({ secretKey });
  const twice = { ...environment, DOCUMENT_EXPORT_SECRET_KEY: "short" };
  await expect(load({ environment: twice })).rejects.toThrow("are both set. Set only one of them.");
  const failed = await load({ environment: { DOCUMENT_EXPORT_SECRET_KEY: "short" } }).catch(String);
  expect(failed).toMatch(/expected 32 bytes in base64\.$/);
  const lost = load({ environment: { DOCUMENT_EXPORT_SECRET_KEY_FILE: "/no/such" } });
  await expect(lost).rejects.toThrow(
    "Cannot read the file that the variable DOCUMENT_EXPORT_SECRET_KEY_FILE names",
  );
});

test("names a file that it cannot read or that holds no mapping", async () => {
  const lost = { file: "/no/such.yaml", environment: {}, flags: new Map() };
  await expect(loadSettings(lost)).rejects.toThrow("Cannot read the settings file `/no/such.yaml`");
  await expect(load({ content: "- port" })).rejects.toThrow("expected a mapping of settings");
  await expect(load({ content: "port: [" })).rejects.toThrow("Cannot read the settings file");
});

test.each(["https://app.example.com/", "HTTPS://a.test", "https://a.test:443", "a.test", "null"])(
  "refuses `%s`, which no browser sends as an origin",
  (origin) => {
    const parse = () => parseSettings({ corsOrigins: [origin] });
    expect(parse).toThrow("`corsOrigins.0`: expected an origin");
  },
);

test.each([
  "https://user:secret@a.test",
  "https://a.test/?key=1",
  "https://a.test/'><script>",
  "ftp://a.test",
  "a.test",
])("refuses `%s` as `publicUrl`", (publicUrl) => {
  expect(() => parseSettings({ publicUrl })).toThrow("`publicUrl`: expected a URL");
});
