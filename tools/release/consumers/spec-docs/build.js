// Builds an API reference from the contract, as a team would for its own documentation.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const spec = createRequire(import.meta.url).resolve("@document-export/spec/openapi.yaml");
const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
await promisify(execFile)(
  "npx",
  ["--no-install", "redocly", "build-docs", spec, "--output", "index.html"],
  { env },
);
const page = await readFile("index.html", "utf8");
if (!page.includes("Export a hosted document"))
  throw new Error("Expected the operations in the page.");
console.log(`a page of ${Math.round(page.length / 1024)} kB`);
