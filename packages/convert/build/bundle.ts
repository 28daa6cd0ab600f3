// Puts the compiled modules, and the code of the packages that they use, into one file for each entry. The first call
// then reads a few files instead of hundreds, and an installation adds only this package and types of others.
import { fileURLToPath } from "node:url";
import { bundlePackage, writeVendored } from "@document-export/bundle";

const folder = fileURLToPath(new URL("..", import.meta.url));

const included = await bundlePackage({
  folder,
  entries: {
    index: "index",
    thread: "thread",
    // The first starts the second by the address of its file, beside its own.
    "chunks/convert-in-thread": "thread/convert-in-thread",
    "chunks/convert-thread": "thread/convert-thread",
    // The documentation site has a page for each warning.
    "warnings/warning-codes": "warnings/warning-codes",
  },
  platform: "neutral",
  replaced: {
    "decode-named-character-reference": fileURLToPath(
      new URL("no-named-characters.ts", import.meta.url),
    ),
  },
});
writeVendored(folder, included);
