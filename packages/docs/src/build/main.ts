// Builds the site: the generated pages first, then everything with Astro, into dist.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "astro";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

const generate = new URL("../generate/main.ts", import.meta.url);
if (existsSync(generate)) await import(generate.href);
await build({ root: fileURLToPath(new URL("../..", import.meta.url)), logLevel: "warn" });
