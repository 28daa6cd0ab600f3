// Builds the site: the generated pages first, then everything with Astro, into dist.
import { fileURLToPath } from "node:url";
import { build } from "astro";
import "../generate/main.ts";
import { finishSite } from "./finish-site.ts";
import { BASE } from "./base.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

const root = new URL("../../", import.meta.url);
// Its warnings are about what this site does not have: languages, a sitemap, a host.
// A page in its cache does not follow a change of the configuration.
await build({ root: fileURLToPath(root), logLevel: "error", force: true });
await finishSite(new URL("dist/", root), BASE);
