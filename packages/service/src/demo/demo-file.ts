import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { DemoWorkspace } from "./create-demo-workspace.js";

const demoSchema = z.object({
  workspace: z.int(),
  source: z.int(),
  destination: z.int(),
  token: z.string().min(1),
});

/** Where the demo keeps its token: the database holds only a hash, and the next start prints it again. */
function demoFile(data: string): string {
  return join(data, "demo.json");
}

/** The demo workspace of an earlier start; undefined at the first. */
export async function readDemoFile(data: string): Promise<DemoWorkspace | undefined> {
  try {
    return demoSchema.parse(JSON.parse(await readFile(demoFile(data), "utf8")));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw new Error(
      `The file \`${demoFile(data)}\` cannot be read. Delete the folder \`${data}\` to begin anew.`,
      { cause },
    );
  }
}

/** Keeps the demo workspace, readable for the own user only. */
export async function writeDemoFile(data: string, demo: DemoWorkspace): Promise<void> {
  await rm(demoFile(data), { force: true });
  await writeFile(demoFile(data), `${JSON.stringify(demo, undefined, 2)}\n`, { mode: 0o600 });
}
