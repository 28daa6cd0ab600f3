import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const LIBRARY = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/** Not in Node's types. */
const { compile }: { readonly compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<object> } =
  Reflect.get(globalThis, "WebAssembly");

let engine: Promise<object> | undefined;

/**
 * Keeps the compiled code of the embedded database as long as this worker process runs: V8 discards the code when
 * nothing references the module, and recompiles a thousand functions for the next database.
 */
export async function holdEngine(): Promise<void> {
  engine ??= readFile(join(dirname(LIBRARY), "pglite.wasm")).then(compile);
  await engine;
}
