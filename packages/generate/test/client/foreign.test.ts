import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { JsonObject } from "@document-export/openapi";
import type { Pair } from "../support/load-pairs.ts";
import { published } from "../support/published.ts";
import { exercisePair } from "./exercise-pair.ts";
import { fragments, testPairs } from "../support/test-pairs.ts";

const contract = fileURLToPath(new URL("../../../../spec/dist/openapi.json", import.meta.url));

const loaded = testPairs({
  "the contract": { file: contract, calls: 48 },
  petstore: { file: published("3.1/json/petstore"), calls: 59 },
  "every style of parameter": {
    file: published("3.1/json/parameters-style"),
    calls: 56,
    skipped: fragments,
  },
  "every encoding": { file: published("3.1/json/schema-encoding-style"), calls: 4 },
  "files (3.0)": { file: published("3.0/json/file-uploads"), calls: 12 },
  "several media types (3.0)": {
    file: published("3.0/json/response-multiple-mediatypes"),
    calls: 12,
  },
  "a body of GET (3.0)": { file: published("3.0/json/response-schemas"), calls: 16 },
  "polymorphism (3.0)": { file: published("3.0/json/polymorphism"), calls: 46 },
  // `postAnythingAnd` needs Basic and Bearer together.
  "security by turns (3.0)": {
    file: published("3.0/json/security-multiple"),
    calls: 6,
    skipped: ["postAnythingAnd"],
  },
});

test("calls a third-party description over HTTP too", async () => {
  let serve: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error("no stub yet"));
  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = message;
    const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(message);
    const init = { method, headers: headers as Record<string, string>, body, duplex: "half" };
    const result = await serve(new Request(new URL(url, "http://stub.test"), init as RequestInit));
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(Buffer.from(await result.arrayBuffer()));
  };
  const http = createServer((message, response) => void respond(message, response));
  await once(http.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = http.address() as AddressInfo;
    const { petstore } = loaded.pairs;
    const verdict = await exercisePair(petstore as Pair, loaded.documents.petstore as JsonObject, {
      baseUrl: `http://127.0.0.1:${port}`,
      send: (server, request) => {
        serve = (arrived) => server.fetch(arrived);
        return fetch(request);
      },
    });
    expect(verdict.shown).toEqual(verdict.wanted);
  } finally {
    http.closeAllConnections();
    http.close();
  }
});
