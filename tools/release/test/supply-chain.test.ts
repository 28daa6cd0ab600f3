import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNPM } from "@document-export/runtimes";
import { expect, onTestFinished, test } from "vitest";
import { publicPackages } from "../src/pack/public-packages.ts";
import { ROOT } from "../src/root.ts";
import { differingFiles } from "../src/supply-chain/differing-files.ts";
import { installedWith } from "../src/supply-chain/installed-packages.ts";

/** Licences that require only attribution. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "(MIT OR CC0-1.0)",
  "ISC",
  "MIT",
  "PSF-2.0",
  "Unlicense",
]);

/** Packages that may run a program when one of ours is installed: each builds an optional optimization. */
const RUNS_AT_INSTALL = ["cpu-features", "ssh2"];

const packages = await publicPackages(ROOT);
const installed = packages.map(
  ({ folder }) => [folder, installedWith(join(ROOT, folder))] as const,
);

test.each(installed)("%s installs only packages with allowed licences", (_, all) => {
  const others = all.filter(({ licence }) => !ALLOWED.has(licence));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test("only listed packages run install scripts", () => {
  const running = installed.flatMap(([, all]) => all.filter(({ runsAtInstall }) => runsAtInstall));
  expect([...new Set(running.map(({ name }) => name))].sort()).toEqual(RUNS_AT_INSTALL);
});

test("the service's bill of materials lists everything installed with it", () => {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  // Built as in a release, for one package.
  const [, ...rest] = (scripts["release:sbom"] ?? "").replaceAll("'", "").split(" ");
  const kept = rest.filter((word) => !word.startsWith("--filter=") && !word.startsWith("tools/"));
  const to = join(folder, "%s.json");
  const [pnpm, ...first] = PNPM;
  const words = [...first, ...kept.slice(0, -1), "--filter=./packages/service", "--out", to];
  execFileSync(pnpm, words, { cwd: ROOT, stdio: "ignore" });
  const [file = ""] = readdirSync(folder);
  const { components } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
    components: { group?: string; name: string; version: string }[];
  };
  const listed = new Set(
    components.map(({ group, name, version }) =>
      group === undefined ? `${name}@${version}` : `${group}/${name}@${version}`,
    ),
  );
  const [, needed = []] = installed.find(([path]) => path === "packages/service") ?? [];
  expect(needed.length).toBeGreaterThan(100);
  expect(
    needed.map(({ name, version }) => `${name}@${version}`).filter((one) => !listed.has(one)),
  ).toEqual([]);
});

test("CI and the release install only from the lockfile", () => {
  const workflows = join(ROOT, ".github/workflows");
  const files = [
    ".ci/run",
    ".ci/serve-and-pack",
    ...readdirSync(workflows).map((name) => join(".github/workflows", name)),
  ];
  const lines = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => /pnpm(?:@12)? install\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !line.includes("--frozen-lockfile"))).toEqual([]);
  expect(lines.some((line) => line.startsWith(".ci/run"))).toBe(true);
});

test("names the files that differ between two tarballs", () => {
  const packed = Buffer.from("one");
  const files = new Map([["a.js", Buffer.from("1")]]);
  const one = { packed, files };
  expect(differingFiles(one, { packed: Buffer.from("one"), files })).toEqual([]);
  const changed = new Map([
    ["a.js", Buffer.from("2")],
    ["b.js", packed],
  ]);
  expect(differingFiles(one, { packed: Buffer.from("two"), files: changed })).toEqual([
    "a.js",
    "b.js",
  ]);
  expect(differingFiles(one, { packed: Buffer.from("two"), files })).toEqual([
    "the archive, and none of its files",
  ]);
});
