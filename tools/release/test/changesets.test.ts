import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publicPackages } from "../src/pack/public-packages.ts";
import { ROOT } from "../src/root.ts";

const changeset = join(ROOT, "node_modules/.bin/changeset");
const packages = await publicPackages(ROOT);
const GENERATED = ["spec", "types", "client", "server-stub", "docs"].map(
  (name) => `@document-export/${name}`,
);

/** Whose versions the templates of `npm create` name, as `^1.2.3`: a new major one reaches nobody until they name it. */
const IN_TEMPLATES = ["client", "conformance", "server-stub", "types"];
const TEMPLATES = "@document-export/create";

/** What breaks in the templates that no pending changeset releases. */
function templatesLeftBehind(changesets: readonly string[]): readonly string[] {
  const has = (name: string, levels: string) =>
    changesets.some((text) => new RegExp(`^"?${name}"?: (?:${levels})$`, "m").test(text));
  if (has(TEMPLATES, "major|minor|patch")) return [];
  return IN_TEMPLATES.filter((name) => has(`@document-export/${name}`, "major"));
}

/** The manifests of what is published in their own repository, without changesets. */
async function repository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "document-export-changesets-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, ".changeset"));
  const changelog = "tools/release/src/version/changelog.ts";
  const files = [".changeset/config.json", "package.json", "pnpm-workspace.yaml", changelog];
  await mkdir(join(root, dirname(changelog)), { recursive: true });
  for (const file of files) await cp(join(ROOT, file), join(root, file));
  for (const { folder, manifest } of packages) {
    const { devDependencies: _, ...published } = manifest;
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, "package.json"), JSON.stringify(published));
  }
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
  ])
    execFileSync("git", args, { cwd: root });
  return root;
}

/** The versions by name, after those of a change. */
async function versionsAfter(root: string, change: string): Promise<Map<string, string>> {
  await writeFile(join(root, ".changeset/change.md"), change);
  execFileSync(changeset, ["version"], { cwd: root, stdio: "pipe" });
  const manifests = await Promise.all(
    packages.map(async ({ folder }) =>
      JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")),
    ),
  );
  return new Map(manifests.map(({ name, version }) => [name, version]));
}

test("a change of one generated package is a release of all of them, in one version", async () => {
  const before = new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
  const change = '---\n"@document-export/client": major\n---\n\nAnother client.\n';
  const versions = await versionsAfter(await repository(), change);
  const generated = new Set(GENERATED.map((name) => versions.get(name)));
  expect([...generated]).toEqual([expect.stringMatching(/^[1-9]\d*\.0\.0$/)]);
  const alone = "@document-export/json-reader";
  expect(versions.get(alone)).toBe(before.get(alone));
});

test("the templates are released with each major version of what they name", async () => {
  const folder = join(ROOT, ".changeset");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md"));
  const pending = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(templatesLeftBehind(pending)).toEqual([]);
  expect(templatesLeftBehind(['---\n"@document-export/client": major\n---\n'])).toEqual(["client"]);
  const built = join(ROOT, "packages/create/build/build-templates.ts");
  expect(await readFile(built, "utf8")).toContain(
    JSON.stringify(IN_TEMPLATES).replaceAll(",", ", "),
  );
});
