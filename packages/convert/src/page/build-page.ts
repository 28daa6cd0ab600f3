// Builds the page that converts documents in a browser: one file, with script, worker, styles and example inside, that
// loads nothing and may connect to nothing.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleModule, noticesOf, type Bundle } from "@document-export/bundle";

const app = (name: string) => new URL(`app/${name}`, import.meta.url);
const target = new URL("../../dist/page/convert.html", import.meta.url);

/** A script of the page, for the inside of an element, and the files that it came from. */
async function bundle(name: string): Promise<Bundle> {
  const { code, files } = await bundleModule(fileURLToPath(app(name)), "browser");
  // Inside an element, these would end it or begin a comment; in code, they are in strings and patterns only.
  return { code: code.replaceAll(/<(?=\/script|!--)/gi, "\\x3c"), files };
}

/**
 * What the page may do: run its own script and worker, and show styles and embedded images. Frames inherit it, so the
 * HTML result cannot load anything either.
 */
function policyFor(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Puts text in place of a part of the page. Throws where the part is not there. */
function replace(html: string, part: string, text: string): string {
  if (!html.includes(part)) throw new Error(`Expected \`${part}\` in page.html, got none.`);
  return html.replace(part, () => text);
}

const [html, style, example] = await Promise.all(
  [app("page.html"), app("page.css"), app("example.json")].map((url) => readFile(url, "utf8")),
);
const [main, worker] = await Promise.all([bundle("main.ts"), bundle("worker.ts")]);
const notices = await noticesOf([...main.files, ...worker.files]);
const parts: Readonly<Record<string, string>> = {
  "default-src 'none'": policyFor(main.code),
  '<link rel="stylesheet" href="page.css" />': `<style>${style}</style>`,
  ' src="example.json">': `>${String(example).replaceAll("<", "\\u003c")}`,
  ' src="worker.ts">': `>${worker.code}`,
  ' src="main.ts">': `>${main.code}`,
  "</html>": `</html>\n<!--\nThis page contains code of these packages:\n\n${notices}\n-->`,
};
await mkdir(new URL(".", target), { recursive: true });
await writeFile(
  target,
  Object.entries(parts).reduce((page, [part, text]) => replace(page, part, text), String(html)),
);
