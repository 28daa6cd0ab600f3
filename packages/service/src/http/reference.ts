import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PlainResponse } from "./plain-response.js";
import type { Caller, Naming } from "./service-url.js";

const require = createRequire(import.meta.url);

/** Placeholder for the URL of the service until a request tells the real one. */
const UNKNOWN_SERVER = "http://server.invalid";

/** A document that describes the interface and names this service as its server. */
interface ServiceDocument {
  readonly locate: () => string;
  readonly type: string;
  /** Replaces the servers in the document with the URL of this service. */
  readonly nameServer: (text: string, url: string) => string | Promise<string>;
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
    nameServer: async (text, url) => {
      const { replaceServers } = await import("./yaml-servers.js");
      return replaceServers(text, serversOf(url));
    },
  },
};

function serversOf(url: string) {
  return [{ url, description: "This service." }];
}

/** Returns the routes of the contract, which names this service as its server. */
export function referenceRoutes(naming: Naming) {
  return Object.entries(documents).map(
    ([path, document]) => [path, createRoute(document, naming)] as const,
  );
}

function createRoute(document: ServiceDocument, { urlOf, headers }: Naming) {
  let parts: Promise<readonly Buffer[]> | undefined;
  return async (caller: Caller): Promise<PlainResponse> => {
    parts ??= splitAtServer(document).catch((error: unknown) => {
      // Let the next request read the document again.
      parts = undefined;
      throw error;
    });
    const body = joinWith(await parts, Buffer.from(urlOf(caller)));
    return { status: 200, type: document.type, body, headers };
  };
}

/**
 * Splits the document at each occurrence of the service's URL. All responses share the parts, because the contract is
 * long.
 */
async function splitAtServer({ locate, nameServer }: ServiceDocument): Promise<readonly Buffer[]> {
  const text = await nameServer(await readFile(locate(), "utf8"), UNKNOWN_SERVER);
  return text.split(UNKNOWN_SERVER).map((part) => Buffer.from(part));
}

function joinWith(parts: readonly Buffer[], separator: Buffer): readonly Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
