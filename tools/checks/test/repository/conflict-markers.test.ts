import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkConflictMarkers } from "../../src/repository/conflict-markers.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "markers-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("reports each marker of an unresolved merge in any kind of file", async () => {
  const [ours, theirs] = ["<".repeat(7), ">".repeat(7)];
  await writeFile(
    join(folder, "a.css"),
    `a {}\n${ours} HEAD\nb {}\n=======\nc {}\n${theirs} work\n`,
  );
  await writeFile(join(folder, "b.md"), `Title\n=======\n\nA shift by \`${ours}\` bits\n`);
  expect(await checkConflictMarkers([], folder)).toEqual([
    expect.stringContaining(`a.css:2: \`${ours} HEAD\`: a merge conflict is not resolved`),
    expect.stringContaining(`a.css:6: \`${theirs} work\``),
  ]);
  await rm(join(folder, "a.css"));
  expect(await checkConflictMarkers([], folder)).toEqual([]);
});
