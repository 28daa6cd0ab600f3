import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { stringify } from "yaml";
import type { PlainResponse } from "./plain-response.js";

const require = createRequire(import.meta.url);

// The reference contains its scripts and styles, and may load nothing from anywhere.
const DOCS_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:";
/** What stands in the page for the URL of a server: in its markup, and in the contract that its script has. */
const PLACEHOLDER = "{baseUrl}";
const PAGE_SERVERS = /"servers":\[\{"url":"\{baseUrl\}".*?\}\}\}\]/;
/** The block `servers` of the bundle, whose lines begin with a space or a dash. */
const YAML_SERVERS = /^servers:\n(?:[ -].*\n)+/m;
/** RFC 9110, 7.2, without what is unusual in the name of a host: what stays needs no escape in HTML, JSON or YAML. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Where the name of the service is unknown, its server is the one that the document came from (OpenAPI, Server Object). */
const SAME_SERVER = "/";

/** In YAML, for what replaces {@link UNKNOWN_SERVER} may need quotes: `http://a:` does. */
const QUOTED = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
/** Stands for the URL of the service until a request says which it is. */
const UNKNOWN_SERVER = "http://server.invalid";

/** A document that describes the interface, whose server is this service. */
interface ServiceDocument {
  readonly locate: () => string;
  readonly type: string;
  /** The document with the URL of the service in place of that of any implementation. */
  readonly nameServer: (text: string, url: string) => string;
}

const documents: Readonly<Record<string, ServiceDocument>> = {
  "/docs": {
    locate: () => require.resolve("@document-export/docs/index.html"),
    type: "text/html; charset=utf-8",
    nameServer: (text, url) =>
      text
        .replace(PAGE_SERVERS, () => `"servers":${JSON.stringify(serversOf(url))}`)
        .replaceAll(PLACEHOLDER, url),
  },
  "/openapi.json": {
    locate: () => require.resolve("@document-export/spec/openapi.json"),
    type: "application/json",
    nameServer: (text, url) =>
      JSON.stringify({ ...(JSON.parse(text) as object), servers: serversOf(url) }, undefined, 2),
  },
  "/openapi.yaml": {
    locate: () => require.resolve("@document-export/spec/openapi.yaml"),
    type: "application/yaml",
    nameServer: (text, url) =>
      text.replace(YAML_SERVERS, () => stringify({ servers: serversOf(url) }, QUOTED)),
  },
};

function serversOf(url: string) {
  return [{ url, description: "This service." }];
}

/** What a route reads of a request. */
interface Caller {
  readonly headers: { readonly host?: string | undefined };
}

/** The paths of the contract and the reference, which name this service as their server. */
export function referenceRoutes(publicUrl: string | undefined) {
  return Object.entries(documents).map(
    ([path, document]) => [path, createRoute(document, publicUrl)] as const,
  );
}

function createRoute(document: ServiceDocument, publicUrl: string | undefined) {
  const headers = {
    "content-security-policy": DOCS_POLICY,
    // The caller chose the name in it: a cache must not give it to others.
    ...(publicUrl === undefined && { "cache-control": "no-store" }),
  };
  let parts: Promise<readonly Buffer[]> | undefined;
  return async ({ headers: { host } }: Caller): Promise<PlainResponse> => {
    parts ??= splitAtServer(document).catch((error: unknown) => {
      // The next request reads again.
      parts = undefined;
      throw error;
    });
    const body = joinWith(await parts, Buffer.from(publicUrl ?? urlOf(host)));
    return { status: 200, type: document.type, body, headers };
  };
}

/** What stands between the places that name the service: all responses share it, since the page has megabytes. */
async function splitAtServer({ locate, nameServer }: ServiceDocument): Promise<readonly Buffer[]> {
  const text = nameServer(await readFile(locate(), "utf8"), UNKNOWN_SERVER);
  return text.split(UNKNOWN_SERVER).map((part) => Buffer.from(part));
}

function joinWith(parts: readonly Buffer[], separator: Buffer): readonly Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** The base URL by which the sender of a request reached the service; what is no host is not repeated. */
function urlOf(host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? `http://${host}` : SAME_SERVER;
}
