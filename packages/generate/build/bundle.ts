// Puts the compiled modules into a file for each entry, which loads faster than two hundred.
import { fileURLToPath } from "node:url";
import { bundlePackage, dependenciesOf } from "@document-export/bundle";

const folder = fileURLToPath(new URL("..", import.meta.url));
const plugin = "plugins/openapi-typescript";

await bundlePackage({
  folder,
  entries: {
    main: "main",
    index: "index",
    [plugin]: plugin,
    // The documentation site lists the options of the command.
    "create-program": "create-program",
  },
  platform: "node",
  kept: new Set(dependenciesOf(folder)),
});
