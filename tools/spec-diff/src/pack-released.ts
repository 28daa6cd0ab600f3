import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Packages that later clients and servers are tested against; the tests of the client's behavior unpack them. */
const PACKAGES = ["client", "server-stub", "types"];

/** Packs the built packages into `spec/released`, under names without a version. Needs pnpm on the path. */
export async function packReleased(): Promise<void> {
  for (const name of PACKAGES) {
    const archive = join(root, "spec/released", `${name}.tgz`);
    await promisify(execFile)("pnpm", ["pack", "--out", archive], {
      cwd: join(root, "packages", name),
    });
  }
}
