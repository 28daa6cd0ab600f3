import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicPackages } from "../src/pack/public-packages.ts";
import { nextVersions } from "../src/rehearsal/next-versions.ts";
import { ROOT } from "../src/root.ts";

const packages = await publicPackages(ROOT);
const GENERATED = ["spec", "types", "client", "server-stub", "docs"].map(
  (name) => `@document-export/${name}`,
);

/** Packages with a version range like `^1.2.3` in the `npm create` templates, which need an update for a new major. */
const IN_TEMPLATES = ["client", "conformance", "server-stub", "types"];
const TEMPLATES = "@document-export/create";

/** Returns the packages with a pending major version that no pending changeset updates in the templates. */
function templatesLeftBehind(changesets: readonly string[]): readonly string[] {
  const has = (name: string, levels: string) =>
    changesets.some((text) => new RegExp(`^"?${name}"?: (?:${levels})$`, "m").test(text));
  if (has(TEMPLATES, "major|minor|patch")) return [];
  return IN_TEMPLATES.filter((name) => has(`@document-export/${name}`, "major"));
}

test("a change of one generated package releases all in one version", async () => {
  const before = new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
  const change = '---\n"@document-export/client": major\n---\n\nAnother client.\n';
  const versions = await nextVersions(ROOT, packages, change);
  const generated = new Set(GENERATED.map((name) => versions.get(name)));
  expect([...generated]).toEqual([expect.stringMatching(/^[1-9]\d*\.0\.0$/)]);
  const alone = "@document-export/json-reader";
  expect(versions.get(alone)).toBe(before.get(alone));
});

test("templates are released with each major version of their packages", async () => {
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
