import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CONTRACT_NOTICE, withNotice } from "../../src/write/banner.ts";
import { compareFolder, syncFolder } from "../../src/write/sync-folder.ts";

const files = [
  { path: "a.ts", text: withNotice("a.ts", "export const a = 1;\n", CONTRACT_NOTICE) },
  { path: "b.ts", text: withNotice("b.ts", "export const b = 1;\n", CONTRACT_NOTICE) },
];
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "document-export-write-"))));
afterEach(() => rm(folder, { recursive: true }));

test("creates a missing folder, which then has no differences", async () => {
  const made = join(folder, "src", "generated");
  expect(await syncFolder(made, files)).toEqual([
    { path: "a.ts", kind: "missing" },
    { path: "b.ts", kind: "missing" },
  ]);
  expect(await compareFolder(made, files)).toEqual([]);
  expect(await readFile(join(made, "a.ts"), "utf8")).toBe(files[0]?.text);
});

test("rewrites changed files, removes stale ones and keeps others", async () => {
  await syncFolder(folder, files);
  await writeFile(
    join(folder, "b.ts"),
    withNotice("b.ts", "export const b = 2;\n", CONTRACT_NOTICE),
  );
  await writeFile(join(folder, "c.ts"), withNotice("c.ts", "", CONTRACT_NOTICE));
  expect(await syncFolder(folder, files)).toEqual([
    { path: "b.ts", kind: "changed" },
    { path: "c.ts", kind: "stale" },
  ]);
  expect(await readdir(folder)).toEqual(["a.ts", "b.ts"]);
  expect(await compareFolder(folder, files)).toEqual([]);
});

test("refuses to change a folder with files that were not generated", async () => {
  await writeFile(join(folder, "thesis.md"), "years of work");
  await mkdir(join(folder, "photos"));
  await expect(syncFolder(folder, files)).rejects.toThrow(
    `${folder} contains files that were not generated (\`photos\`, \`thesis.md\`): name an empty folder, or remove them.`,
  );
  expect(await readdir(folder)).toEqual(["photos", "thesis.md"]);
});

test("fails if a file has the folder's path", async () => {
  const file = join(folder, "generated");
  await writeFile(file, "");
  await expect(compareFolder(file, files)).rejects.toThrow("ENOTDIR");
});
