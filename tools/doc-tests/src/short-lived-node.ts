import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHORT_LIVED } from "@document-export/config/short-lived";

/** Writes a `node` into a folder that runs this Node for commands that take seconds, and returns the folder. */
export async function writeShortLivedNode(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const script = `#!/bin/sh\nexec '${process.execPath}' ${SHORT_LIVED.join(" ")} "$@"\n`;
  await writeFile(join(folder, "node"), script, { mode: 0o755 });
  return folder;
}
