import { expect, test } from "vitest";
import { installPage } from "../../src/assets/install-page.ts";
import { releasePage } from "../../src/assets/release-page.ts";
import { standaloneFiles } from "../../src/assets/standalone.ts";
import { checksumsOf } from "../../src/assets/checksums.ts";
import { manifestOf, type Tarball } from "../../src/tarball.ts";
import { exampleTarball, MANIFEST } from "../checks/example-tarball.ts";

function packed(short: string, dependencies: object, files = {}): Tarball {
  const manifest = { name: `@document-export/${short}`, version: "1.0.0", dependencies };
  const texts = { "package.json": JSON.stringify({ ...MANIFEST, ...manifest }), ...files };
  const one = exampleTarball(manifest, texts);
  return { ...one, folder: `packages/${short}`, file: `document-export-${short}-1.0.0.tgz` };
}

const tarballs = [
  packed("service", { "@document-export/client": "^1.0.0", pg: "8.0.0" }),
  packed("client", { "@document-export/types": "^1.0.0", "openapi-fetch": "0.17.0" }),
  packed("types", {}, { "CHANGELOG.md": "# types\n\n## 1.0.0\n\n### Major Changes\n\n- First.\n" }),
  packed("cli", {}),
] as const;

test("bundles own packages and lists their external dependencies", () => {
  const files = standaloneFiles(tarballs[0], tarballs);
  const { dependencies, bundleDependencies } = manifestOf(files);
  expect(bundleDependencies).toEqual(["@document-export/client", "@document-export/types"]);
  expect(dependencies).toEqual({
    "@document-export/client": "1.0.0",
    "@document-export/types": "1.0.0",
    "openapi-fetch": "0.17.0",
    pg: "8.0.0",
  });
  expect(files.has("node_modules/@document-export/types/package.json")).toBe(true);
  expect(standaloneFiles(tarballs[2], tarballs)).toBe(tarballs[2].files);
});

test("pages list each file and the changelog of its version", () => {
  const install = installPage(tarballs);
  expect(install).toContain("npm install ./document-export-client-1.0.0.tgz");
  for (const { file } of tarballs) expect(install).toContain(`| \`${file}\` |`);
  expect(releasePage(tarballs)).toContain(
    "## @document-export/types 1.0.0\n\n### Major Changes\n\n- First.",
  );
});

test("writes checksums in the format of sha256sum", () =>
  expect(checksumsOf(new Map([["a.txt", ""]]))).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.txt\n",
  ));
