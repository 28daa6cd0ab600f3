// Puts the code of other packages that the command uses into `dist/vendor`, after the compiler: an install is then one
// package, and a start reads few files.
import { fileURLToPath } from "node:url";
import { vendorPackages, writeVendored } from "@document-export/bundle";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

writeVendored(PACKAGE, await vendorPackages(PACKAGE));
