// Writes the forms of the contract that a release has beside the packages, into tools/release/dist/assets:
// `pnpm release:assets`.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { contractAssets } from "./assets/contract-assets.ts";
import { readSpec } from "./assets/read-spec.ts";
import { kilobytes } from "./checks/check-size.ts";
import { OUTPUT, ROOT } from "./root.ts";

const folder = join(OUTPUT, "assets");
const assets = contractAssets(await readSpec());
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, data] of assets) {
  await writeFile(join(folder, name), data);
  console.log(`${kilobytes(data.length).padStart(9)}  ${relative(ROOT, join(folder, name))}`);
}
