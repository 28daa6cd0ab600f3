// Serves the documentation: only files from its package.
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

/** Base path of the site, as used in its links. */
export const SITE = "/docs";

/** Placeholder for the URL of the service in pages. After a dollar sign, it is a script variable instead. */
const PLACEHOLDER = /(?<!\$)\{baseUrl\}/g;
const PLACEHOLDER_TEXT = "{baseUrl}";
const NOT_FOUND = "404.html";
const PAGE = "index.html";
/** Matches files that have a hash of their content in their names. */
const HASHED = /^_astro\//;
/** The converter page, which has its own policy because another page of the site shows it in a frame. */
const FRAMED = "convert/page.html";

/** Pages load nothing from other hosts and contain no inline scripts; the search uses WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const FRAMED_HEADERS = {
  "content-security-policy": "frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
};

/** Response while the site is not built: in a clone of the repository, the documentation is built last. */
const NOT_BUILT: PlainResponse = {
  status: 503,
  type: "text/plain; charset=utf-8",
  body: "The documentation is not built yet. Try again in a minute, or run `pnpm docs:build`.\n",
  headers: { "retry-after": "60" },
};

/** Extensions of files for readers, which may contain the URL of the service. */
const READ = new Set([".html", ".md", ".txt"]);

/** Creates the handler for GET on paths of the site. `folder` defaults to that of the installed package. */
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

/** Redirects to the folder. The location is relative, because a proxy may serve the service below a path. */
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
  // Samples append a path to the URL.
  return Buffer.from(content.toString().replaceAll(PLACEHOLDER, url === "/" ? "" : url));
}
