import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { type JsonObject, loadDescription } from "@document-export/openapi";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import { published } from "../support/published.ts";
import { exercisePair } from "./exercise-pair.ts";

interface Expected {
  readonly file: string;
  /** The minimum number of calls: one for each response, and one for each body with all and with few options. */
  readonly calls: number;
  /** Operations that no request reaches, or whose schemas no value conforms to. */
  readonly skipped?: readonly string[];
}

const contract = fileURLToPath(new URL("../../../../spec/dist/openapi.json", import.meta.url));
/** This operation shares its route with `cookies_form_exploded`, which reads the same cookies in another style. */
const fragments = ["cookies_form_nonExploded"];

const descriptions: Record<string, Expected> = {
  "the contract": { file: contract, calls: 48 },
  petstore: { file: published("3.1/json/petstore"), calls: 59 },
  "train travel": { file: published("3.1/json/train-travel"), calls: 88 },
  "every style of parameter": {
    file: published("3.1/json/parameters-style"),
    calls: 56,
    skipped: fragments,
  },
  "every style in multipart (3.0)": {
    file: published("3.0/json/parameters-style"),
    calls: 58,
    skipped: fragments,
  },
  "every encoding": { file: published("3.1/json/schema-encoding-style"), calls: 4 },
  "files (3.0)": { file: published("3.0/json/file-uploads"), calls: 12 },
  "several media types (3.0)": {
    file: published("3.0/json/response-multiple-mediatypes"),
    calls: 12,
  },
  "a body of GET (3.0)": { file: published("3.0/json/response-schemas"), calls: 16 },
  "readme (3.0)": { file: published("3.0/json/readme-legacy"), calls: 95, skipped: ["createDoc"] },
  "trademarks (3.0)": { file: published("3.0/json/uspto"), calls: 8 },
  "polymorphism (3.0)": { file: published("3.0/json/polymorphism"), calls: 46 },
  // `postAnythingAnd` needs Basic and Bearer together.
  "security by turns (3.0)": {
    file: published("3.0/json/security-multiple"),
    calls: 6,
    skipped: ["postAnythingAnd"],
  },
  "star trek (3.0, 120 operations)": { file: published("3.0/json/star-trek"), calls: 320 },
};

// Each round generates other arguments and results.
const rounds = Number(process.env.DOCUMENT_EXPORT_CALLS ?? 1);
const seeds = Array.from({ length: rounds }, (_, round) => 1 + 1000 * round);

const timeout = 300_000 * rounds;

let documents: Record<string, JsonObject>;
let pairs: Record<string, Pair>;
beforeAll(async () => {
  const loaded = Object.entries(descriptions).map(async ([name, { file }]) => [
    name,
    await loadDescription(file),
  ]);
  documents = Object.fromEntries(await Promise.all(loaded)) as typeof documents;
  const sources = Object.entries(documents).map(([name, document]) => [
    name,
    { model: buildModel(document) },
  ]);
  // Throws any compiler errors under the strictest settings.
  pairs = await loadPairs(Object.fromEntries(sources));
});

describe.each(Object.entries(descriptions))("%s", (name, { calls, skipped = [] }) => {
  test("passes arguments to the stub and results back unchanged", { timeout }, async () => {
    for (const seed of seeds) {
      const verdict = await exercisePair(pairs[name] as Pair, documents[name] as JsonObject, {
        seed,
      });
      expect(verdict.shown, `seed ${seed}`).toEqual(verdict.wanted);
      if (seed > 1) continue;
      expect(verdict.skipped).toEqual(skipped);
      expect(verdict.wanted.length).toBeGreaterThanOrEqual(calls);
    }
  });
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
    const { petstore } = pairs;
    const verdict = await exercisePair(petstore as Pair, documents.petstore as JsonObject, {
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
