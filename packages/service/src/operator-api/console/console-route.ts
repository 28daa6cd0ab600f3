import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PlainResponse } from "../../http/plain-response.js";
import { listFiles, mediaTypeOf } from "../../http/static-files.js";

const require = createRequire(import.meta.url);

/** Path of the console, as used in its links. */
export const CONSOLE = "/console";

const PAGE = "index.html";
/** Files with a content hash in their names. */
const HASHED = /^assets\//;

/**
 * Pages load nothing from other hosts, contain no inline scripts or styles, and cannot be framed; previews run in a
 * frame of the page.
 */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const NOT_BUILT =
  "The console is not built in this installation: `@document-export/console` has no files. Run `pnpm build` in the repository, or use the commands of `document-export`.";

/** Serves the files of the console, and no other files; `folder` defaults to the installed package. */
export function consoleRoute(folder: () => string | undefined = installedConsole) {
  let files: Promise<ReadonlySet<string>> | undefined;
  return async (path: string): Promise<PlainResponse> => {
    if (path === CONSOLE) return redirectTo("console/");
    const from = folder();
    files ??= from === undefined ? Promise.resolve(new Set<string>()) : listFiles(from);
    const known = await files.catch(() => new Set<string>());
    if (from === undefined || !known.has(PAGE)) {
      // The next request looks for the files again.
      files = undefined;
      return plainText(503, NOT_BUILT);
    }
    const file = path.slice(CONSOLE.length + 1);
    const name = file === "" ? PAGE : file;
    if (!known.has(name))
      return plainText(404, `There is no such page. The console is at ${CONSOLE}/.`);
    return fileResponse(name, await readFile(join(from, name)));
  };
}

function installedConsole(): string | undefined {
  try {
    return join(dirname(require.resolve("@document-export/console/package.json")), "dist");
  } catch {
    return undefined;
  }
}

function fileResponse(name: string, content: Buffer): PlainResponse {
  const headers = {
    "content-security-policy": POLICY,
    "cache-control": HASHED.test(name) ? "public, max-age=31536000, immutable" : "no-store",
  };
  return { status: 200, type: mediaTypeOf(name), body: [content], headers };
}

function plainText(status: number, text: string): PlainResponse {
  const headers = { "cache-control": "no-store" };
  return { status, type: "text/plain; charset=utf-8", body: `${text}\n`, headers };
}

/** Returns a redirect. The location is relative, because a proxy may serve the port under a path. */
export function redirectTo(location: string): PlainResponse {
  return { status: 302, type: "text/plain", body: "", headers: { location } };
}
