// Builds the site into dist: generates the reference pages, then runs Astro.
import { fileURLToPath } from "node:url";
import { build } from "astro";
import "../generate/main.ts";
import { finishSite } from "./finish-site.ts";
import { BASE } from "./base.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

const root = new URL("../../", import.meta.url);
// Hides Astro's warnings about features this site does not use: languages, a sitemap, a host. `force`: a cached page
// would not reflect a changed configuration.
await build({ root: fileURLToPath(root), logLevel: "error", force: true });
await finishSite(new URL("dist/", root), BASE);
