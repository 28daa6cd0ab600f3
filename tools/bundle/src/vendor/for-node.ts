import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InputOptions, OutputChunk, OutputOptions } from "rolldown";
import { noticesOf } from "../notices.ts";
import { ascii } from "./ascii.ts";
import { englishMessages } from "./english-messages.ts";
import { noStreamPolyfill } from "./no-stream-polyfill.ts";

/** How code for Node is read, whichever form it is written in. */
export const INPUT = {
  platform: "node",
  plugins: [englishMessages, noStreamPolyfill, ascii],
  // fflate's build for Node loads `node:worker_threads` at each start, for asynchronous functions that nothing here
  // calls.
  resolve: { alias: { fflate: "fflate/browser" } },
  // Leaves out the path of each module, which is that of the machine that built the package.
  experimental: { attachDebugInfo: "none" },
  // Third-party code is not ours to change.
  checks: { eval: false },
  // CommonJS defines these two, modules do not.
  transform: { define: { __dirname: "import.meta.dirname", __filename: "import.meta.filename" } },
  onLog: (level, log, next) => {
    if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
    next(level, log);
  },
} satisfies InputOptions;

/** How code for Node is written. */
export const OUTPUT = {
  // Keeps lines and names for stack traces; an uncaught error prints its whole source line.
  minify: { compress: true, mangle: false, codegen: false },
  comments: { legal: true, annotation: false, jsdoc: false },
} satisfies OutputOptions;

/** Folder of vendored code, in the package. */
export const VENDOR = "dist/vendor";

/** Records the dependencies that the release omits, since their code is vendored. */
export function writeVendored(folder: string, packages: Iterable<string>): void {
  const list = `${JSON.stringify([...packages].toSorted(), undefined, 2)}\n`;
  writeFileSync(join(folder, VENDOR, "packages.json"), list);
}

/** Writes the notices, which the release ships next to the license. */
export async function writeNotices(
  folder: string,
  chunks: readonly OutputChunk[],
  licences = "",
): Promise<void> {
  const notices = await noticesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  const text = `${notices}\n\n${licences}`.trim().replaceAll("*/", "* /");
  const comment = `/*\nThis file contains code of these packages:\n\n${text}\n*/\nexport {};\n`;
  mkdirSync(join(folder, VENDOR), { recursive: true });
  writeFileSync(join(folder, VENDOR, "licences.js"), comment);
}
