import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** The size of a module as loaded over a network. */
export interface BundleSize {
  /** Bytes, minified. */
  readonly minified: number;
  /** Bytes, minified and compressed as web servers do. */
  readonly gzip: number;
}

// Imports resolve relative to this file, which need not exist.
const entry = fileURLToPath(new URL("../entry.js", import.meta.url));

/** Bundles a module, given as source text, for a browser and measures its size. */
export async function bundleSize(text: string): Promise<BundleSize> {
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    transform: { target: "es2022" },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  const code = output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}
