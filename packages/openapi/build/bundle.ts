// Puts the compiled modules into one file, which loads faster than a hundred.
import { fileURLToPath } from "node:url";
import { bundlePackage, dependenciesOf } from "@document-export/bundle";

const folder = fileURLToPath(new URL("..", import.meta.url));

await bundlePackage({
  folder,
  entries: { index: "index" },
  platform: "node",
  kept: new Set(dependenciesOf(folder)),
});
