// Puts the compiled modules, and the code of the packages that they use, into one file for each entry: a first call then
// reads a few files instead of hundreds, and an install is one package with types of others.
import { fileURLToPath } from "node:url";
import { bundlePackage, writeVendored } from "@document-export/bundle";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

// The thread has its own entry: `convertInThread` starts it by the address of its file.
writeVendored(PACKAGE, await bundlePackage(PACKAGE, ["index", "thread", "thread/convert-thread"]));
