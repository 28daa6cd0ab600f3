// The last step of the build, after Astro and Pagefind have written their files.
import { globSync } from "node:fs";
import { appendFile, copyFile, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify } from "rolldown/utils";
import { minifyHtml } from "./minify-html.ts";
import { nameStyles } from "./name-styles.ts";
import { ShortNames } from "./short-names.ts";
import { codeStyles, selectLines, shortenScopes, shrinkPage, type Shared } from "./shrink-page.ts";

/** Folder where Astro writes scripts, style sheets and pictures. */
const ASSETS = "_astro/";
/** Pagefind's user interfaces, which the site's own search replaces, and its stemmer for unknown languages. */
const UNUSED = "pagefind/{pagefind-{component-ui,highlight,modular-ui,ui}.*,wasm.unknown.pagefind}";
const CONVERTER = import.meta.resolve("@document-export/convert/page.html");

/** Minifies the pages, and adds the page of the converter. */
export async function finishSite(site: URL, base: string): Promise<void> {
  const shared: Shared = {
    scripts: new Map(),
    styles: new Map(),
    indents: new Set(),
    scopes: new Map(),
  };
  const assets = new URL(ASSETS, site);
  const names = new ShortNames(await readdir(assets));
  await rewrite("**/*.html", site, (html) =>
    minifyHtml(names.shorten(shrinkPage(html, `${base}/${ASSETS}`, shared))),
  );
  await rewrite("*.{css,js}", assets, (text) =>
    selectLines(names.shorten(shortenScopes(text, shared))),
  );
  for await (const file of glob("ec.*.css", { cwd: assets }))
    await appendFile(new URL(file, assets), codeStyles(shared));
  await names.rename(assets);
  await rewrite("**/*.html", site, await nameStyles(assets));
  for (const [source, name] of shared.scripts) await writeFile(new URL(name, assets), source);
  for await (const file of glob(UNUSED, { cwd: site })) await rm(new URL(file, site));
  await rewrite("pagefind/*.js", site, minifyScript);
  await copyFile(fileURLToPath(CONVERTER), new URL("convert/page.html", site));
}

/** Rewrites files in the order of their names, so that numbers assigned on the way are the same in every build. */
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
