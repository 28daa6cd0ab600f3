import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { BASE } from "./src/build/base.ts";
import { sidebar } from "./src/sidebar.ts";

/** What this site has instead of a part of Starlight. */
const component = (name: string) => `./src/components/${name}.astro`;

export default defineConfig({
  base: BASE,
  trailingSlash: "always",
  outDir: "dist",
  compressHTML: true,
  build: { inlineStylesheets: "never" },
  // Pictures are drawings, or made by scripts at the size at which they are shown.
  image: { service: passthroughImageService() },
  vite: {
    build: { assetsInlineLimit: 0 },
    // Pages are rendered by what was bundled, and a native module cannot be.
    ssr: { external: ["satteri"] },
  },
  integrations: [
    starlight({
      title: "Document Export",
      description: "Export Google Docs to Markdown, HTML, DOCX and text over one HTTP interface.",
      customCss: ["./src/styles/site.css", "./src/styles/try-request.css"],
      components: {
        LanguageSelect: component("SiteMenu"),
        MarkdownContent: component("MarkdownContent"),
        MobileTableOfContents: component("MobileTableOfContents"),
        Search: component("Search"),
        Sidebar: component("Sidebar"),
        TableOfContents: component("TableOfContents"),
        ThemeProvider: component("ThemeProvider"),
        ThemeSelect: component("ThemeSelect"),
      },
      sidebar,
      routeMiddleware: "./src/route-data.ts",
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      markdown: { headingLinks: false },
      // The copy of each block for its button would double the code of a page: a script reads the block instead.
      expressiveCode: {
        frames: { showCopyToClipboardButton: false },
        defaultProps: {
          // On a phone, the end of a command is what matters.
          wrap: true,
          // A window of a terminal around each command says nothing.
          overridesByLang: { "bash,powershell,sh": { frame: "code" } },
        },
      },
      disable404Route: true,
      credits: false,
    }),
  ],
});
