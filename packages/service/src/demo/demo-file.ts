import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../folders/write-synced.js";

const demoSchema = z.object({
  workspace: z.int(),
  source: z.int(),
  destination: z.int(),
  token: z.string().min(1),
  /** Folder that the results are written to. */
  folder: z.string().min(1).optional(),
  /** Base URL of the service at its last start. */
  url: z.string().optional(),
  /** Port of the receiver on this machine that the demo's webhooks call. */
  receiverPort: z.int().optional(),
});

/** State that the next start of the demo and its other commands need. */
export type StoredDemo = Readonly<z.output<typeof demoSchema>>;

/** Returns the path of the file that stores the demo's token, because the database has only its hash. */
export function demoFile(data: string): string {
  return join(data, "demo.json");
}

/** Reads the state that an earlier start has stored; undefined before the first start. */
export async function readDemoFile(data: string): Promise<StoredDemo | undefined> {
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

/** Stores the state of the demo so that only the current user can read its token. */
export async function writeDemoFile(data: string, demo: StoredDemo): Promise<void> {
  await replaceFile(demoFile(data), `${JSON.stringify(demo, undefined, 2)}\n`);
}
