import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { warningCodes } from "@document-export/convert";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { allPages } from "../../src/generate/all-pages.ts";
import { benchmarkPages } from "../../src/generate/benchmarks.ts";
import { OPENAPI_RULES, RULES } from "../../src/generate/declared/checker.ts";
import { listCommands } from "../../src/generate/commands.ts";
import { operationsOf } from "../../src/generate/contract/operations.ts";
import { schemaAnchor } from "../../src/generate/contract/places.ts";
import { readContract } from "../../src/generate/contract/read-contract.ts";
import type { Page } from "../../src/generate/page.ts";
import { slugOf, urlOf } from "../../src/generate/page.ts";
import { serviceWarnings, settingsSchema } from "../../src/generate/declared/service.ts";

const ROOT = new URL("../../../../", import.meta.url);
const { bundle, decisions } = await readContract();
// Generating the pages of packages needs a compiler, so they are read from the built site instead.
const PACKAGE_PAGES = "packages/docs/dist/reference/packages/";
const pages = await allPages([]);

/** The last path segments of the pages of a kind, without its index. */
function namesOf(kind: string): string[] {
  const prefix = `${kind}/`;
  return pages
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path }) => path.slice(prefix.length))
    .sort();
}

function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`Expected a page at ${path}, got none.`);
  return page;
}

/** The names of the values in an object, such as `limits.file`. */
function leavesOf(value: object, prefix: string): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? leavesOf(member, `${prefix}${name}.`)
      : [prefix + name],
  );
}

async function read(file: string): Promise<string> {
  return readFile(new URL(file, ROOT), "utf8");
}

test("every decision has one page", async () => {
  const files = await readdir(new URL("spec/decisions/", ROOT));
  expect(namesOf("decisions")).toEqual(files.map((file) => file.replace(".yaml", "")).sort());
});

test("every problem type has one page", async () => {
  const problems = parse(await read("spec/problems.yaml")) as { type: string }[];
  expect(namesOf("problems")).toEqual(problems.map(({ type }) => type.split(":")[3]).sort());
});

test("shows plots of the last benchmark run, or that none exists", async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "results-"))}/`);
  const [none] = await benchmarkPages(folder);
  expect(none?.body).toContain("No run is committed");
  await mkdir(new URL("plots/", folder));
  await writeFile(new URL("plots/calls.svg", folder), "<svg/>");
  const run = "<!-- Written. -->\n\n# Benchmarks\n\nAll.\n\n![Calls](plots/calls.svg)\n";
  await writeFile(new URL("README.md", folder), run);
  const [page] = await benchmarkPages(folder);
  expect(page?.body).toBe("All.\n\n![Calls](plots/calls.svg)\n");
  expect(page?.pictures).toEqual(new Map([["plots/calls.svg", "<svg/>"]]));
  await rm(folder, { recursive: true });
});

test("every event has one page", async () => {
  const files = await readdir(new URL("spec/webhooks/", ROOT));
  const events = files.filter((file) => file !== "responses.yaml");
  expect(namesOf("events")).toEqual(events.map((file) => file.replace(".yaml", "")).sort());
});

test("every warning has one page", () => {
  const codes = [...Object.keys(warningCodes), ...Object.keys(serviceWarnings)];
  expect(namesOf("warnings")).toEqual(codes.sort());
});

test("every rule has one page", () => {
  const ids = [...RULES.map(({ id }) => id), ...OPENAPI_RULES.map(({ id }) => `openapi/${id}`)];
  expect(namesOf("rules")).toEqual(ids.sort());
});

test("every command has one page", () => {
  const lines = [...listCommands().map(({ line }) => line), ...CREATORS];
  expect(namesOf("commands")).toEqual(lines.map(slugOf).sort());
  const index = pageAt("commands").body;
  expect(lines.filter((line) => !index.includes(urlOf(`commands/${slugOf(line)}`)))).toEqual([]);
  expect(namesOf("commands")).toEqual(expect.arrayContaining(COMMANDS));
});

/** The packages of `npm create`. */
const CREATORS = ["create-document-export-receiver", "create-document-export-server"];

/** One command of each program, and one subcommand. */
const COMMANDS = [
  "docexport-export",
  "document-export-tokens-create",
  "document-export-conformance-run",
];

test("every setting has one page that explains it", () => {
  const settings = pages.filter(({ path }) => path.startsWith("settings/"));
  const bucket = {
    endpoint: "https://s3.test",
    bucket: "b",
    accessKeyId: "i",
    secretAccessKey: "s",
  };
  const defaults = leavesOf(settingsSchema.parse({ uploads: bucket }), "").map(slugOf);
  expect(namesOf("settings")).toEqual(expect.arrayContaining(defaults));
  expect(settings.filter(({ body }) => body.startsWith("- **Values"))).toEqual([]);
});

test("every metric of the sources has one page", async () => {
  const sources = await Promise.all(
    ["metrics", "events", "backlog-gauges", "process-gauges"].map((name) =>
      read(`packages/service/src/observe/${name}.ts`),
    ),
  );
  const names = sources.flatMap((text) =>
    [...text.matchAll(/"(document_export_\w+)"/g)].map(([, name]) => name),
  );
  expect(namesOf("metrics")).toEqual([...new Set(names)].sort());
});

test("every alert has one page that says what to do", async () => {
  const rules = await read("packages/service/deploy/observability/alerts.rules.yml");
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(namesOf("alerts")).toEqual(names.map(slugOf).sort());
  for (const name of namesOf("alerts")) expect(pageAt(`alerts/${name}`).body).toMatch(/^1\. /m);
});

test("every operation and schema has an anchor on one page", () => {
  const { schemas } = bundle.components as { schemas: object };
  const anchors = [...pageAt("api").body.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  const operations = operationsOf(bundle).map(({ id }) => id);
  expect(anchors).toEqual([...operations, ...Object.keys(schemas).map(schemaAnchor)]);
});

test("every operation has samples with the base URL, and a form", () => {
  const { body } = pageAt("api");
  const { length } = operationsOf(bundle);
  expect(body.match(/title="curl"\ncurl -sS "\{baseUrl\}\/v2/g)).toHaveLength(length);
  expect(body.match(/title="TypeScript"/g)).toHaveLength(length);
  expect(body).toContain('title="docexport"');
  expect(body.match(/<try-request /g)).toHaveLength(length);
});

test("the page of a package has comments and links to others", async () => {
  const text = await read(`${PACKAGE_PAGES}client.md`);
  expect(text).toContain("## createClient()");
  expect(text).toContain("](/docs/reference/packages/types/#");
});

test("a decision is linked from rules, clause and schemas", () => {
  const link = "](/docs/reference/decisions/page-size/)";
  expect(decisions.map(({ id }) => id)).toContain("page-size");
  for (const path of ["rules/page-size-bounds", "interface", "api"])
    expect(pageAt(path).body).toContain(link);
});

test("no two pages share a path, title or description", () => {
  for (const member of ["path", "title", "description"] as const)
    expect(new Set(pages.map((page) => page[member])).size).toBe(pages.length);
  // The index of all pages has an empty path.
  const paths = pages.map(({ path }) => path).filter((path) => path !== "");
  expect(paths.filter((path) => !/^[a-z\d]+(?:[/_-][a-z\d_]+)*$/.test(path))).toEqual([]);
});

test("no page contains paths or sizes of the build machine", async () => {
  const names = await readdir(new URL(PACKAGE_PAGES, ROOT), { recursive: true });
  const files = names.filter((name) => name.endsWith(".md"));
  expect(files).toContain("client.md");
  const built = await Promise.all(files.map((name) => read(PACKAGE_PAGES + name)));
  const text = [...pages.map(({ body }) => body), ...built].join("\n");
  expect(text).not.toContain(new URL(ROOT).pathname);
  expect(pageAt("settings/workers-memory").body).toContain("45 % of the memory");
});

test("lists operator and checker exit codes on the pages of their commands", () => {
  expect(pageAt("commands/document-export").body).toMatch(
    /## Exit codes[^]+\| 4 +\| the operator token/,
  );
  expect(pageAt("commands/document-export-conformance").body).toMatch(
    /## Exit codes[^]+\| 3 +\| nothing responds/,
  );
});

// A page that is missing here is a dead end: deploy, with TLS and proxies, was once only in the repository.
test("every operator page of the service is on the site", async () => {
  const files = await readdir(new URL("packages/service/docs/", ROOT));
  const elsewhere = new Set(["alerts", "job-lifecycle", "speed"]);
  const names = files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3));
  expect(namesOf("operation")).toEqual(names.filter((name) => !elsewhere.has(name)).sort());
});
