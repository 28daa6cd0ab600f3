import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown, type InputOptions, type OutputOptions } from "rolldown";
import type { Program } from "./runtime.ts";

const command = `
import { run } from "./program.mjs";
console.log(JSON.stringify(await run(process.argv[2])));
process.exit();
`;
const worker = `
import { run } from "./program.mjs";
export default {
  fetch: async ({ url }) => Response.json(await run(new URL(url).searchParams.get("argument"))),
};
`;

// The conditions that bundlers use for workers; with `browser` alone, some packages would need a document.
const forWorkers = { conditionNames: ["worker", "browser", "import", "default"] };

/**
 * Builds a module that exports `run(argument)` in a folder with installed packed packages, so that those are tested:
 * commands load them from there, and a worker and a page bundle them.
 */
export async function buildProgram(module: string, folder: string): Promise<Program> {
  const path = (name: string) => join(folder, name);
  const external = /^@document-export\//;
  await bundle({ input: module, external }, { file: path("program.mjs") });
  await writeFile(path("command.mjs"), command);
  await writeFile(path("worker.mjs"), worker);
  const built = { worker: path("worker/worker.js"), page: path("page.js") };
  await bundle({ input: path("worker.mjs"), resolve: forWorkers }, { file: built.worker });
  const page = { file: built.page, format: "iife", name: "program" } as const;
  await bundle({ input: path("program.mjs") }, page);
  return { command: path("command.mjs"), ...built };
}

async function bundle(input: InputOptions, output: OutputOptions): Promise<void> {
  const build = await rolldown({ platform: "browser", ...input });
  await build.write(output);
}
