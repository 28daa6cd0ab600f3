import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import starlightOpenAPI, { openAPISidebarGroups } from "starlight-openapi";

const schema = "node_modules/@document-export/spec/dist/openapi.plain.json";

export default defineConfig({
  integrations: [
    starlight({
      title: "Our documents",
      plugins: [starlightOpenAPI([{ base: "api", schema }])],
      sidebar: [{ label: "Start", link: "/" }, ...openAPISidebarGroups],
    }),
  ],
});
