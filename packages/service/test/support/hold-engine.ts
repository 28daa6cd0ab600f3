import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const LIBRARY = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/** Not in Node's types. */
const { compile }: { readonly compile: (bytes: Uint8Array) => Promise<object> } = Reflect.get(
  globalThis,
  "WebAssembly",
);

/**
 * Keeps the compiled code of the embedded database until the test ends, for a test that opens many databases: V8
 * discards the code when nothing references the module, and recompiles a thousand functions for the next database.
 */
export async function holdEngine(): Promise<void> {
  const engine = await compile(await readFile(join(dirname(LIBRARY), "pglite.wasm")));
  onTestFinished(() => void engine);
}
