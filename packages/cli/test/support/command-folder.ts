import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAIN } from "./start.js";
import { temporaryFolder } from "./temporary-folder.js";

/** A folder for `PATH` in which `docexport` is the built command. */
export async function commandFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const command = join(folder, "docexport");
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`);
  await chmod(command, 0o755);
  return folder;
}
