import { join } from "node:path";
import { packByNpm, writeFiles } from "../pack/pack-by-npm.ts";
import { readTarball, type Tarball } from "../tarball.ts";
import { standaloneFiles } from "./standalone.ts";

/** Packs each package for standalone installation into the folder `target`; `work` is a temporary folder. */
export async function packStandalone(
  tarballs: readonly Tarball[],
  work: string,
  target: string,
): Promise<Tarball[]> {
  const folders: string[] = [];
  for (const one of tarballs)
    folders.push(
      await writeFiles(standaloneFiles(one, tarballs), join(work, "standalone", one.folder)),
    );
  const files = await packByNpm(folders, target);
  return Promise.all(tarballs.map((one, at) => readTarball(files[at] ?? "", one)));
}
