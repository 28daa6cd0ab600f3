import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../folders/write-synced.js";
import type { DemoWorkspace } from "./create-demo-workspace.js";

const demoSchema = z.object({
  workspace: z.int(),
  source: z.int(),
  destination: z.int(),
  token: z.string().min(1),
});

/** Stores the token of the demo, which the next start prints again: the database has only its hash. */
function demoFile(data: string): string {
  return join(data, "demo.json");
}

/** The demo workspace of an earlier start; undefined at the first start. */
export async function readDemoFile(data: string): Promise<DemoWorkspace | undefined> {
  try {
    return demoSchema.parse(JSON.parse(await readFile(demoFile(data), "utf8")));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw new Error(
      `Cannot read the file \`${demoFile(data)}\`. Delete the folder \`${data}\` to start with a new demo.`,
      { cause },
    );
  }
}

/** Stores the demo workspace, readable only by the current user. */
export async function writeDemoFile(data: string, demo: DemoWorkspace): Promise<void> {
  await replaceFile(demoFile(data), `${JSON.stringify(demo, undefined, 2)}\n`);
}
