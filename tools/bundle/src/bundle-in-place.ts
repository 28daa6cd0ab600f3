// Replaces a built module by a bundle of it for Node: `node bundle-in-place.ts FILE`. The packages that only it imports are
// then no dependencies of those who install it.
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { bundleModule } from "./bundle-module.ts";
import { noticesOf } from "./notices.ts";

const [, , file] = process.argv;
if (file === undefined) throw new Error("Expected the file to bundle, got none.");
const { code, files } = await bundleModule(resolve(file), "node");
const notices = (await noticesOf(files)).replaceAll("*/", "* /");
await writeFile(
  file,
  `${code}\n/*\nThis file contains code of these packages:\n\n${notices}\n*/\n`,
);
