import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { CodeBlock } from "./code-block.ts";
import { ROOT } from "./documents.ts";
import { outputFaults, partFaults } from "./output-faults.ts";
import { kindOfBlock } from "./kind-of-block.ts";
import { writeInto } from "./write-into.ts";
import { fillIn, outputNameOf, pageScript, type ScriptValues } from "./page-script.ts";

const commands = [join(ROOT, "tools/doc-tests/node_modules/.bin"), join(ROOT, "node_modules/.bin")];

/** What the commands of a document find. */
interface RunValues {
  readonly env: Readonly<Record<string, string>>;
  /** Folder of programs that precede those of the repository and this machine. */
  readonly programs: string;
}

/** Runs the commands of a document in a folder, and returns the differences from what the document shows. */
export async function runPage(
  blocks: readonly CodeBlock[],
  folder: string,
  values: ScriptValues & RunValues,
): Promise<string[]> {
  const script = pageScript(blocks, values);
  if (script === undefined) return [];
  for (const block of blocks) await saveTitled(block, folder, values);
  const failure = await runScript(script, folder, values);
  if (failure) return [failure];
  return shownFaults(blocks, folder, values);
}

/** Writes a block with a title to the file with that name. */
async function saveTitled(block: CodeBlock, folder: string, values: ScriptValues): Promise<void> {
  const title = block.attributes.get("title");
  if (title) await writeInto(folder, title, `${fillIn(block.code, values)}\n`);
}

async function runScript(
  script: string,
  folder: string,
  { env, programs }: RunValues,
): Promise<string> {
  const PATH = [programs, ...commands, process.env.PATH].join(delimiter);
  const child = spawn("bash", ["-c", script], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", PAGE: folder, ...env, PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return code === 0 ? "" : errors.trim();
}

/** Returns the output and excerpts in the document that do not match. */
async function shownFaults(
  blocks: readonly CodeBlock[],
  folder: string,
  values: ScriptValues,
): Promise<string[]> {
  const faults: string[] = [];
  let ran: CodeBlock | undefined;
  for (const block of blocks) {
    const kind = kindOfBlock(block);
    if (kind === "run" || kind === "background") ran = block;
    const file =
      kind === "output" && ran ? outputNameOf(ran) : (block.attributes.get("excerpt") ?? "");
    if (kind !== "output" && kind !== "excerpt") continue;
    const text = await readFile(join(folder, file), "utf8");
    const shown = fillIn(block.code, values);
    const isJson = kind === "excerpt" && block.language === "json";
    const found = isJson ? partFaults(shown, text) : outputFaults(shown, text);
    faults.push(...found.map((fault) => `${block.file}:${block.line}: ${fault}`));
  }
  return faults;
}
