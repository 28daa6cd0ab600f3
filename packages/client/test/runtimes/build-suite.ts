import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown, type OutputOptions } from "rolldown";
import type { Suite } from "./runtime.js";

const behaviours = fileURLToPath(new URL("behaviours.ts", import.meta.url));

const command = `
import { runBehaviours } from "./behaviours.mjs";
console.log(JSON.stringify(await runBehaviours(process.argv[2])));
process.exit();
`;
const worker = `
import { runBehaviours } from "./behaviours.mjs";
export default {
  fetch: async ({ url }) => Response.json(await runBehaviours(new URL(url).searchParams.get("url"))),
};
`;

/** Builds the behaviours in a folder where the packed packages are installed, so that these are what runs. */
export async function buildSuite(folder: string): Promise<Suite> {
  const path = (name: string) => join(folder, name);
  await bundle(behaviours, { file: path("behaviours.mjs") }, /^@document-export\/client/);
  await writeFile(path("command.mjs"), command);
  await writeFile(path("worker.mjs"), worker);
  await bundle(path("worker.mjs"), { file: path("worker/worker.js") });
  await bundle(path("behaviours.mjs"), { file: path("page.js"), format: "iife", name: "suite" });
  return { command: path("command.mjs"), worker: path("worker/worker.js"), page: path("page.js") };
}

async function bundle(input: string, output: OutputOptions, external?: RegExp): Promise<void> {
  const build = await rolldown({ input, platform: "browser", ...(external && { external }) });
  await build.write(output);
}
