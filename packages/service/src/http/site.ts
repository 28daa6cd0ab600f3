// Serves the documentation: the files that its package has, and no others.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, posix } from "node:path";
import type { PlainResponse } from "./plain-response.js";
import type { Naming } from "./service-url.js";
import { createSiteListing } from "./site-listing.js";
import { mediaTypeOf } from "./static-files.js";

const require = createRequire(import.meta.url);

/** Where the site is, as its links have it. */
export const SITE = "/docs";

/** Stands in pages for the URL of the service; behind a dollar, it is a variable of a script. */
const PLACEHOLDER = /(?<!\$)\{baseUrl\}/g;
const PLACEHOLDER_TEXT = "{baseUrl}";
const NOT_FOUND = "404.html";
const PAGE = "index.html";
/** Files with a hash of their content in their names. */
const HASHED = /^_astro\//;
/** The converter, a page with its own policy, which another page of the site shows in a frame. */
const FRAMED = "convert/page.html";

/** Pages load nothing from other hosts and hold no scripts; the search is WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const FRAMED_HEADERS = {
  "content-security-policy": "frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
};

/** In a clone of the repository the documentation is built last. */
const NOT_BUILT: PlainResponse = {
  status: 503,
  type: "text/plain; charset=utf-8",
  body: "The documentation is not built yet. Try again in a minute, or run `pnpm docs:build`.\n",
  headers: { "retry-after": "60" },
};

/** What people read, and so may name the service. */
const READ = new Set([".html", ".md", ".txt"]);

/** Responds to GET on a path of the site; `folder` is the one of the installed package unless told. */
export function siteRoute(naming: Naming, folder: () => string = installedSite) {
  const listing = createSiteListing(folder);
  return async (request: IncomingMessage, path: string): Promise<PlainResponse> => {
    const file = path.slice(SITE.length + 1);
    let known = await listing.files();
    if (known && !isKnown(known, file)) {
      await listing.refresh();
      known = await listing.files();
    }
    if (!known) return NOT_BUILT;
    if (known.has(posix.join(file, PAGE)) && !path.endsWith("/")) return redirectToFolder(path);
    const found = pageOf(file);
    const name = known.has(found) ? found : NOT_FOUND;
    const content = await readFile(join(folder(), name));
    return respond(name, content, request, naming);
  };
}

function isKnown(files: ReadonlySet<string>, file: string): boolean {
  return files.has(pageOf(file)) || files.has(posix.join(file, PAGE));
}

function pageOf(file: string): string {
  return file === "" || file.endsWith("/") ? `${file}${PAGE}` : file;
}

function installedSite(): string {
  const manifest = require.resolve("@document-export/docs/package.json");
  return join(dirname(manifest), "dist");
}

/** Relative, for a proxy may have put the service below a path. */
function redirectToFolder(path: string): PlainResponse {
  const location = `${posix.basename(path)}/`;
  return { status: 302, type: "text/plain", body: "", headers: { location } };
}

function respond(
  name: string,
  content: Buffer,
  request: IncomingMessage,
  naming: Naming,
): PlainResponse {
  const extension = extname(name);
  const type = mediaTypeOf(name);
  const names = READ.has(extension) && content.includes(PLACEHOLDER_TEXT);
  const body = names ? nameService(content, naming.urlOf(request)) : content;
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  const headers = {
    ...(name === FRAMED ? FRAMED_HEADERS : { "content-security-policy": POLICY }),
    "cache-control": HASHED.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(names && naming.headers),
    etag,
  };
  if (name === NOT_FOUND) return { status: 404, type, body: [body], headers };
  if (request.headers["if-none-match"] === etag) return { status: 304, type, body: "", headers };
  return { status: 200, type, body: [body], headers };
}

function nameService(content: Buffer, url: string): Buffer {
  // Samples put a path behind it.
  return Buffer.from(content.toString().replaceAll(PLACEHOLDER, url === "/" ? "" : url));
}
