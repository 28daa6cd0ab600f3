// Puts the code of some packages into `dist/vendor`, after the compiler: they bring every module in two or three forms, with
// maps, which is a sixth of what the checker would install. What its types name stays a package.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vendorPackages, writeVendored } from "@document-export/bundle";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const VENDORED = new Set([
  "@remix-run/multipart-parser",
  "fast-check",
  "fastest-levenshtein",
  "lru-cache",
  "stream-chain",
  "stream-json",
  "yaml",
]);

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as Readonly<Record<"dependencies" | "peerDependencies", Readonly<Record<string, string>>>>;
const installed = Object.keys({ ...dependencies, ...peerDependencies });
const kept = new Set(installed.filter((name) => !VENDORED.has(name)));

writeVendored(PACKAGE, await vendorPackages(PACKAGE, { kept }));
