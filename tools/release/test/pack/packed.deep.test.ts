import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../src/checks/check.ts";
import { checks } from "../../src/checks/checks.ts";
import { packPackages } from "../../src/pack/pack-packages.ts";
import { inRepository, ROOT, SIZES_FILE } from "../../src/root.ts";
import { runCheck } from "../../src/run-checks.ts";
import { readSizes } from "../../src/sizes.ts";

const owner = { repository: "https://github.com/owner/name", npmScope: "@document-export" };
let folder: string;
let context: Context;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-packed-"));
  const tarballs = await packPackages(ROOT, folder, owner);
  context = { owner, tarballs, inRepository, sizes: await readSizes(SIZES_FILE) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(checks)("$name: $about", async (check) =>
  expect((await runCheck(check, context)).faults).toEqual([]),
);

test("packing again gives the same bytes", async () => {
  const [first] = context.tarballs;
  const again = await mkdtemp(join(tmpdir(), "document-export-packed-"));
  const tarballs = await packPackages(ROOT, again, owner).finally(() =>
    rm(again, { recursive: true, force: true }),
  );
  expect(tarballs.map(({ packed }) => packed.length)).toEqual(
    context.tarballs.map(({ packed }) => packed.length),
  );
  expect(Buffer.from(tarballs[0]?.packed ?? []).equals(await readFile(first?.file ?? ""))).toBe(
    true,
  );
});
