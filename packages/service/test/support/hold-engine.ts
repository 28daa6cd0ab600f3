import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const LIBRARY = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/** Without types in Node's. */
const { compile }: { readonly compile: (bytes: Uint8Array) => Promise<object> } = Reflect.get(
  globalThis,
  "WebAssembly",
);

/**
 * Keeps the code of the embedded database that V8 has compiled until the test ends, for one that opens many: V8 forgets
 * it when nobody has the module any more, and compiles a thousand functions again for the next database.
 */
export async function holdEngine(): Promise<void> {
  const engine = await compile(await readFile(join(dirname(LIBRARY), "pglite.wasm")));
  onTestFinished(() => void engine);
}
