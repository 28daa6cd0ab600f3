// Builds the templates that are copied into new projects: one folder for each framework. The versions in their
// manifests are those that this repository uses, so that each version is written in one place only.
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { mergeManifests, type Manifest, type Versions } from "./merge-manifests.ts";

const here = fileURLToPath(new URL("..", import.meta.url));
const repository = join(here, "../..");
const target = join(here, "dist/templates");

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, "utf8")) as Value;
}

async function readVersions(): Promise<Versions> {
  const workspace = parse(await readFile(join(repository, "pnpm-workspace.yaml"), "utf8")) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const packages = await Promise.all(
    ["client", "conformance", "server-stub", "types"].map((name) =>
      readJson<{ name: string; version: string }>(
        join(repository, "packages", name, "package.json"),
      ),
    ),
  );
  const entries = packages.map(({ name, version }) => [name, version]);
  return { catalog: workspace.catalog, workspace: Object.fromEntries(entries) };
}

async function buildTemplate(kind: string, framework: string, versions: Versions): Promise<void> {
  const source = join(here, "templates", kind);
  const folder = join(target, kind, framework);
  const parts = framework === "shared" ? ["shared"] : ["shared", framework];
  for (const part of parts) await cp(join(source, part), folder, { recursive: true });
  const manifests = parts.map((part) => readJson<Manifest>(join(source, part, "package.json")));
  const manifest = mergeManifests(await Promise.all(manifests), versions);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const versions = await readVersions();
await rm(target, { recursive: true, force: true });
for (const kind of await readdir(join(here, "templates"))) {
  const frameworks = await readdir(join(here, "templates", kind));
  const built = frameworks.length > 1 ? frameworks.filter((name) => name !== "shared") : frameworks;
  for (const framework of built) await buildTemplate(kind, framework, versions);
}
