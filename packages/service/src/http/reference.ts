import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { stringify } from "yaml";
import type { PlainResponse } from "./plain-response.js";
import type { Caller, Naming } from "./service-url.js";

const require = createRequire(import.meta.url);

/** The block `servers` of the bundle, whose lines begin with a space or a dash. */
const YAML_SERVERS = /^servers:\n(?:[ -].*\n)+/m;
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

/** The paths of the contract, which names this service as its server. */
export function referenceRoutes(naming: Naming) {
  return Object.entries(documents).map(
    ([path, document]) => [path, createRoute(document, naming)] as const,
  );
}

function createRoute(document: ServiceDocument, { urlOf, headers }: Naming) {
  let parts: Promise<readonly Buffer[]> | undefined;
  return async (caller: Caller): Promise<PlainResponse> => {
    parts ??= splitAtServer(document).catch((error: unknown) => {
      // The next request reads again.
      parts = undefined;
      throw error;
    });
    const body = joinWith(await parts, Buffer.from(urlOf(caller)));
    return { status: 200, type: document.type, body, headers };
  };
}

/** What is between the places that name the service: all responses share it, since the contract is long. */
async function splitAtServer({ locate, nameServer }: ServiceDocument): Promise<readonly Buffer[]> {
  const text = nameServer(await readFile(locate(), "utf8"), UNKNOWN_SERVER);
  return text.split(UNKNOWN_SERVER).map((part) => Buffer.from(part));
}

function joinWith(parts: readonly Buffer[], separator: Buffer): readonly Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
