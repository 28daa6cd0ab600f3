import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PNPM } from "@document-export/runtimes";
import { ROOT } from "./deploy-files.ts";
import { lastArguments } from "./dockerfile.ts";

/** Content of the image's `/app`, built by the command of its Dockerfile. */
export interface Image {
  readonly app: string;
  readonly remove: () => Promise<void>;
}

/** Builds the content of the image. */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-image-"));
  const app = join(folder, "app");
  const [pnpm, ...args] = PNPM;
  const deploy = [...args, "--filter=@document-export/service", "--prod", "deploy", app];
  await promisify(execFile)(pnpm, deploy, { cwd: ROOT });
  return { app, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns the environment variables of the image. */
export function imageVariables(): Readonly<Record<string, string>> {
  const pairs = [...(lastArguments("ENV") ?? "").matchAll(/(\w+)=(\S+)/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

/** Returns a list of words from the Dockerfile, such as its command. */
export function wordsOf(instruction: string): readonly string[] {
  const text = /(\[.*\])/.exec(lastArguments(instruction) ?? "")?.[1] ?? "[]";
  return JSON.parse(text) as readonly string[];
}
