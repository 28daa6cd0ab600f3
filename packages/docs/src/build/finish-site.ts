// The last step of the build, on what Astro and Pagefind have written.
import { globSync } from "node:fs";
import { appendFile, copyFile, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify } from "rolldown/utils";
import { minifyHtml } from "./minify-html.ts";
import { nameStyles } from "./name-styles.ts";
import { ShortNames } from "./short-names.ts";
import { codeStyles, shortenScopes, shrinkPage, type Shared } from "./shrink-page.ts";

/** Where Astro puts scripts, styles and pictures. */
const ASSETS = "_astro/";
/** Pagefind's own interfaces, for the site has one of its own, and what finds words in languages that the site has not. */
const UNUSED = "pagefind/{pagefind-{component-ui,highlight,modular-ui,ui}.*,wasm.unknown.pagefind}";
const CONVERTER = import.meta.resolve("@document-export/convert/page.html");

/** Makes the pages small, and adds the converter's page. */
export async function finishSite(site: URL, base: string): Promise<void> {
  const shared: Shared = { scripts: new Map(), styles: new Map(), scopes: new Map() };
  const assets = new URL(ASSETS, site);
  const names = new ShortNames(await readdir(assets));
  await rewrite("**/*.html", site, (html) =>
    minifyHtml(names.shorten(shrinkPage(html, `${base}/${ASSETS}`, shared))),
  );
  await rewrite("*.{css,js}", assets, (text) => names.shorten(shortenScopes(text, shared)));
  for await (const file of glob("ec.*.css", { cwd: assets }))
    await appendFile(new URL(file, assets), codeStyles(shared));
  await names.rename(assets);
  await rewrite("**/*.html", site, await nameStyles(assets));
  for (const [source, name] of shared.scripts) await writeFile(new URL(name, assets), source);
  for await (const file of glob(UNUSED, { cwd: site })) await rm(new URL(file, site));
  await rewrite("pagefind/*.js", site, minifyScript);
  await copyFile(fileURLToPath(CONVERTER), new URL("convert/page.html", site));
}

/** Replaces the text of files, in the order of their names: what is numbered on the way has the same numbers in each build. */
async function rewrite(
  pattern: string,
  folder: URL,
  change: (text: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const name of globSync(pattern, { cwd: folder }).toSorted()) {
    const file = new URL(name, folder);
    await writeFile(file, await change(await readFile(file, "utf8"), name));
  }
}

async function minifyScript(source: string, file: string): Promise<string> {
  return (await minify(file, source, { module: true })).code;
}
