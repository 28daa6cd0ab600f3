import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPacked, linkPackage } from "@document-export/runtimes";

const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** A folder with the packages installed as from a registry. */
export interface Installed {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Packs types and client as for publishing, and unpacks them where a caller's project finds them. */
export async function installTarballs(): Promise<Installed> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), "document-export-client-"));
  await Promise.all([
    installPacked(join(packages, "types"), folder),
    installPacked(join(packages, "client"), folder),
  ]);
  // Callers have the types of Node's globals too.
  await linkPackage("@types/node", join(packages, "../node_modules/@types/node"), folder);
  const dependencies = { "@document-export/client": "*", "@document-export/types": "*" };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
