// Puts the compiled modules into a file for each entry, which loads faster than six hundred, together with the code of some
// packages: they bring every module in two or three forms, with maps, which is a sixth of what the checker would install.
// What its types name stays a package.
import { fileURLToPath } from "node:url";
import { bundlePackage, dependenciesOf, writeVendored } from "@document-export/bundle";

const folder = fileURLToPath(new URL("..", import.meta.url));
const INCLUDED = new Set([
  "@remix-run/multipart-parser",
  "fast-check",
  "fastest-levenshtein",
  "lru-cache",
  "stream-chain",
  "stream-json",
  "yaml",
]);

const included = await bundlePackage({
  folder,
  entries: {
    main: "main",
    // An old Node reads this one, and could not load anything else.
    "check-node": "check-node",
    index: "index",
    "vitest/index": "vitest/index",
    // The proxy starts the judge by the address of its file, beside its own.
    "chunks/judge-main": "proxy/judge-main",
    // The documentation site lists the commands and the rules.
    "command/parse-arguments": "command/parse-arguments",
    "rules/in-traffic": "rules/in-traffic",
    "rules/rules": "rules/rules",
  },
  platform: "node",
  kept: new Set(dependenciesOf(folder).filter((name) => !INCLUDED.has(name))),
});
writeVendored(folder, included);
