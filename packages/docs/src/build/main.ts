// Builds the site: the generated pages first, then everything with Astro, into dist.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "astro";
import { finishSite } from "./finish-site.ts";
import { BASE } from "./base.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

const root = new URL("../../", import.meta.url);
const generate = new URL("../generate/main.ts", import.meta.url);
if (existsSync(generate)) await import(generate.href);
// Its warnings are about what this site does not have: languages, a sitemap, a host.
// A page in its cache does not follow a change of the configuration.
await build({ root: fileURLToPath(root), logLevel: "error", force: true });
await finishSite(new URL("dist/", root), BASE);
