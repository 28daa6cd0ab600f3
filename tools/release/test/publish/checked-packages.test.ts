import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readChecked, writeChecked } from "../../src/publish/checked-packages.ts";
import { releaseNotes } from "../../src/publish/release-notes.ts";
import { exampleTarball } from "../checks/example-tarball.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-checked-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("allows publishing only what passed the dry run unchanged", async () => {
  const folder = await temporaryFolder();
  const tarball = exampleTarball();
  await writeFile(join(folder, tarball.file), tarball.packed);
  await writeChecked(folder, [tarball]);
  expect(await readChecked(folder)).toMatchObject([
    { folder: "packages/client", name: "@document-export/client", version: "1.0.0" },
  ]);
  await writeFile(join(folder, tarball.file), "another");
  await expect(readChecked(folder)).rejects.toThrow("Expected client.tgz to be sha512-");
});

test("refuses to publish without a dry run", async () =>
  expect(readChecked(await temporaryFolder())).rejects.toThrow("Run `pnpm release:dry`"));

test("uses the changelog's section as the notes of a release", () => {
  const changelog = "# a\n\n## 1.1.0\n\n### Minor\n\n- New.\n\n## 1.0.0\n\n- First.\n";
  expect(releaseNotes(changelog, "1.1.0")).toBe("### Minor\n\n- New.");
  expect(releaseNotes(changelog, "1.0.0")).toBe("- First.");
  expect(releaseNotes(changelog, "2.0.0")).toBeUndefined();
});
