import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { sidebar } from "./src/sidebar.ts";

/** Where a service serves the site, and every link in it begins. */
const BASE = "/docs";

export default defineConfig({
  base: BASE,
  trailingSlash: "always",
  outDir: "dist",
  compressHTML: true,
  // Pictures are drawings, or made by scripts at the size at which they are shown.
  image: { service: passthroughImageService() },
  // Pages are rendered by what was bundled, and a native module cannot be.
  vite: { ssr: { external: ["satteri"] } },
  integrations: [
    starlight({
      title: "Document Export",
      description: "Export Google Docs to Markdown, HTML, DOCX and text over one HTTP interface.",
      customCss: ["./src/styles/site.css"],
      sidebar,
      disable404Route: true,
      credits: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    }),
  ],
});
