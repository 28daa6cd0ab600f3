// Writes the files of a release outside of the registry into tools/release/dist/assets: a standalone tarball of each
// package, the formats of the contract, bills of materials, documents and checksums. Run by `pnpm release:assets`.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { contractAssets } from "./assets/contract-assets.ts";
import { installPage } from "./assets/install-page.ts";
import { packStandalone } from "./assets/pack-standalone.ts";
import { readSpec } from "./assets/read-spec.ts";
import { releasePage } from "./assets/release-page.ts";
import { checksumsOf, CHECKSUMS_FILE } from "./assets/checksums.ts";
import { kilobytes } from "./checks/check-size.ts";
import { OWNER_FILE, ownerOrExample, readOwnerFile } from "./owner.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { OUTPUT, ROOT } from "./root.ts";

const DOCUMENTS = ["LICENSE", "SECURITY.md"];
const folder = join(OUTPUT, "assets");
const work = await mkdtemp(join(tmpdir(), "document-export-assets-"));
try {
  const owner = ownerOrExample(await readOwnerFile(join(ROOT, OWNER_FILE)));
  const tarballs = await packPackages(ROOT, join(work, "packages"), owner);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const standalone = await packStandalone(tarballs, work, folder);
  const assets = new Map<string, Uint8Array | string>([
    ...contractAssets(await readSpec()),
    ...standalone.map(({ file, packed }) => [basename(file), packed] as const),
    ...(await filesOf(join(OUTPUT, "sbom"))),
    ["INSTALL.md", installPage(standalone)],
    ["RELEASE.md", releasePage(tarballs)],
  ]);
  for (const name of DOCUMENTS) assets.set(name, await readFile(join(ROOT, name)));
  assets.set(CHECKSUMS_FILE, checksumsOf(assets));
  for (const [name, data] of assets) {
    await writeFile(join(folder, name), data);
    console.log(`${kilobytes(data.length).padStart(9)}  ${relative(ROOT, join(folder, name))}`);
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

/** Reads the bills of materials, which pnpm has already written. */
async function filesOf(from: string): Promise<[string, Uint8Array][]> {
  const names = (await readdir(from)).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(from, name))] as const));
}
