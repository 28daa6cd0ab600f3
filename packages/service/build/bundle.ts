// Puts the code of other packages that the service uses into `dist/vendor`, after the compiler: hundreds of packages then
// need not be installed, nor thousands of files read at each start. The service's own modules become a file for each entry
// and for each part that is loaded late.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  bundlePackage,
  dependenciesOf,
  vendorPackages,
  writeVendored,
} from "@document-export/bundle";
import { copyTypes } from "./copy-types.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(PACKAGE, "dist");

const vendored = await vendorPackages(PACKAGE, {
  // They are files to be served and read, not code.
  kept: new Set(["@document-export/docs", "@document-export/spec"]),
  // Native code that packages try to load, and do without.
  optional: /^(?:cpu-features|pg-native|pg-cloudflare)$|\.node$/,
  // PGlite names only its own.
  licences: readFileSync(new URL("pglite-licences.txt", import.meta.url), "utf8"),
});
// Who passes the database on to code of theirs has a class of this package, which a copy of its types would not be.
const shared = new Set(["kysely"]);
copyTypes(DIST, join(DIST, "vendor"), shared);
writeVendored(
  PACKAGE,
  [...vendored].filter((name) => !shared.has(name)),
);

await bundlePackage({
  folder: PACKAGE,
  entries: {
    index: "index",
    experimental: "experimental",
    "operator/main": "operator/main",
    // The service starts these two by the address of their file, beside its own.
    "chunks/convert-child": "conversion/convert-child",
    "chunks/thread/database-worker": "storage/embedded/thread/database-worker",
  },
  platform: "node",
  kept: new Set(dependenciesOf(PACKAGE)),
  // Not published, but the site, benchmarks and tests load some of them.
  keepsModules: true,
});
