import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@document-export/local-servers";
import { deriveOverlay } from "./derive-overlay.ts";

/** A running Prism. */
export interface Prism {
  readonly url: string;
  stop(): Promise<void>;
}

/** Options for running Prism. */
export interface PrismOptions {
  /** File of another description. @default the contract */
  readonly description?: string;
  /** Base URL of an implementation to proxy, whose responses are checked. @default a mock */
  readonly upstream?: string;
  /** Called with Prism's log output. */
  readonly onOutput?: (text: string) => void;
}

const command = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
const bundle = fileURLToPath(import.meta.resolve("@document-export/spec/openapi.json"));

/**
 * Starts Prism on a free port of this machine. Rejects with its output if it exits instead. Prism exits with this
 * process if it is not stopped earlier.
 */
export async function startPrism({
  description,
  upstream,
  onOutput,
}: PrismOptions = {}): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-prism-"));
  const file = description ?? (await writeOverlay(folder));
  const port = await freePort();
  const listen = ["--port", String(port), "--host", "127.0.0.1"];
  const work = upstream === undefined ? ["mock", file] : ["proxy", file, upstream];
  const child = spawn(process.execPath, [command, ...work, ...listen], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (onOutput)
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => onOutput(chunk.toString()));
  const abandon = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", abandon);
  const stop = async () => {
    process.off("exit", abandon);
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  await untilListening(child).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function writeOverlay(folder: string): Promise<string> {
  const file = join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(deriveOverlay(JSON.parse(await readFile(bundle, "utf8")))));
  return file;
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Prism is listening")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`Prism ended with ${code} before it listened:\n${output}`)),
    );
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
