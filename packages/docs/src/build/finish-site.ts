// The last step of the build, on what Astro and Pagefind have written.
import { appendFile, copyFile, glob, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minifyHtml } from "./minify-html.ts";
import { codeStyles, shortenScopes, shrinkPage, type Shared } from "./shrink-page.ts";

/** Where Astro puts scripts and styles. */
const ASSETS = "_astro/";
/** Pagefind's own interfaces: the site has one of its own. */
const UNUSED = "pagefind/pagefind-{component-ui,highlight,modular-ui,ui}.*";
const CONVERTER = import.meta.resolve("@document-export/convert/page.html");

/** Makes the pages small, and adds the converter's page. */
export async function finishSite(site: URL, base: string): Promise<void> {
  const shared: Shared = { scripts: new Map(), styles: new Map(), scopes: new Map() };
  for await (const file of glob("**/*.html", { cwd: site })) {
    const page = new URL(file, site);
    const html = await readFile(page, "utf8");
    await writeFile(page, minifyHtml(shrinkPage(html, `${base}/${ASSETS}`, shared)));
  }
  const assets = new URL(ASSETS, site);
  for (const [source, name] of shared.scripts) await writeFile(new URL(name, assets), source);
  for await (const file of glob("*.{css,js}", { cwd: assets })) {
    const asset = new URL(file, assets);
    await writeFile(asset, shortenScopes(await readFile(asset, "utf8"), shared));
  }
  for await (const file of glob("ec.*.css", { cwd: assets }))
    await appendFile(new URL(file, assets), codeStyles(shared));
  for await (const file of glob(UNUSED, { cwd: site })) await rm(new URL(file, site));
  await copyFile(fileURLToPath(CONVERTER), new URL("convert/page.html", site));
}
