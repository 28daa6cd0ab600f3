// Builds the console into dist: static files that the service serves under /console/.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { noticesOf } from "@document-export/bundle";
import { build, type Plugin } from "vite";

const root = fileURLToPath(new URL("../src/", import.meta.url));
const dist = new URL("../dist/", import.meta.url);
const TITLE = "The console contains code of other packages. These are their licences.";

/** Notes the files that the bundle is made of. */
function collectFiles(files: Set<string>): Plugin {
  return {
    name: "collect-files",
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === "chunk") for (const id of output.moduleIds) files.add(id);
    },
  };
}

const files = new Set<string>();
await build({
  root,
  // Relative, so that it works under any path.
  base: "./",
  logLevel: "warn",
  configFile: false,
  plugins: [collectFiles(files)],
  build: {
    outDir: fileURLToPath(dist),
    emptyOutDir: true,
    target: "es2022",
    // The content policy refuses data in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
await writeFile(
  new URL("THIRD-PARTY-LICENSES.txt", dist),
  `${TITLE}\n\n---\n\n${await noticesOf([...files])}\n`,
);
