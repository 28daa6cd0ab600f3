// Builds the page that converts documents in a browser: a single file with script, worker, styles and example inline.
// It loads nothing and is not allowed to connect anywhere.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleModule, noticesOf, type Bundle } from "@document-export/bundle";

const app = (name: string) => new URL(`app/${name}`, import.meta.url);
const target = new URL("../../dist/page/convert.html", import.meta.url);

/** Bundles a script of the page for inlining into an element, and lists its source files. */
async function bundle(name: string): Promise<Bundle> {
  const { code, files } = await bundleModule(fileURLToPath(app(name)), "browser");
  // Inside a script element, these would close the element or start a comment. In code, they occur only in strings and
  // patterns.
  return { code: code.replaceAll(/<(?=\/script|!--)/gi, "\\x3c"), files };
}

/**
 * Content security policy of the page: it allows its own script and worker, styles and embedded images. Frames inherit
 * the policy, so the HTML result cannot load anything either.
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

/** Replaces a part of the page with text. Throws if the page does not contain the part. */
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
