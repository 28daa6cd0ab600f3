// Builds the page of this project and opens it in Chromium, then opens the page that the package contains. Without
// Chromium, it builds the script for a worker and runs that in this process.
import { execFile } from "node:child_process";
import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build, preview } from "vite";

await build({ logLevel: "error" });
const server = await preview({ preview: { port: 0, host: "127.0.0.1" } });
const { port } = server.httpServer.address();
const shown = await inBrowser(`http://127.0.0.1:${port}/`);
if (shown === undefined) console.log(`converted ${await inWorker()}, since there is no browser`);
else {
  const ready = await inBrowser(import.meta.resolve("@document-export/convert/page.html"));
  expectPart(shown, "<body># Hello");
  expectPart(ready, "</html>");
  console.log(`the page shows "# Hello", and page.html opens`);
}
process.exit();

/** Returns the HTML of a page after its scripts ran; undefined if Chromium is missing. */
async function inBrowser(url) {
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", url];
  const { stdout } = await promisify(execFile)("chromium", args).catch((error) => {
    if (error.code === "ENOENT") return { stdout: undefined };
    throw error;
  });
  return stdout;
}

async function inWorker() {
  const resolve = { conditions: ["worker", "browser", "import", "default"] };
  await build({ logLevel: "error", resolve, build: { modulePreload: false } });
  const [script] = await Array.fromAsync(glob("dist/assets/*.js"));
  await import(pathToFileURL(script).href);
  expectPart(globalThis.converted, "# Hello");
  return globalThis.converted.trim();
}

function expectPart(text, part) {
  if (!text.includes(part)) throw new Error(`Expected ${part}, got ${text.slice(0, 2_000)}`);
}
