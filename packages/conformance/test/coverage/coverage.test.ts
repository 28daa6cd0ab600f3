import { expect, test } from "vitest";
import { coverageOf } from "../../src/coverage/cover.js";
import { shareOf, type SidedItem } from "../../src/coverage/coverage.js";
import { contractOf, loadContract } from "../../src/load/contract.js";
import type { JsonObject } from "../../src/load/json.js";
import { resolveTarget } from "../../src/load/target.js";
import type { Exchange, ProbeRequest } from "../../src/probe/exchange.js";
import { parseJson } from "../../src/probe/read-body.js";
import { exportRequest, filePart } from "../../src/probe/requests.js";
import { describeRequest } from "../../src/probe/send-request.js";

const PETS = {
  openapi: "3.1.0",
  paths: {
    "/pets/{petId}": {
      parameters: [{ name: "petId", in: "path", required: true, schema: { type: "integer" } }],
      get: {
        operationId: "getPet",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 10 } }],
        responses: {
          "200": {
            headers: { ETag: { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
          "404": {},
        },
      },
    },
    "/pets": {
      post: {
        operationId: "createPet",
        requestBody: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
        },
        responses: { "201": {} },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", minLength: 1 },
          parent: { $ref: "#/components/schemas/Pet" },
          owner: { anyOf: [{ type: "string", maxLength: 3 }, { type: "null" }] },
        },
      },
    },
  },
} as const satisfies JsonObject;

const JSON_TYPE = { "content-type": "application/json" };

test("counts parameters and keywords on both sides, including recursion", () => {
  const { parameters, requestKeywords, responseKeywords } = coverageOf(contractOf(PETS), [
    exchange({ method: "GET", path: "/pets/1?limit=10" }, 200, { name: "a", parent: { name: "" } }),
    exchange({ method: "GET", path: "/pets/a?limit=11" }, 404),
    post('{"name":"a","owner":null}'),
    post('{"name":"","owner":"long"}'),
    post("{}"),
  ]);
  expect(sides(parameters)).toEqual({
    "getPet path petId": [1, 1],
    "getPet query limit": [1, 1],
  });
  expect(sides(requestKeywords)).toMatchObject({
    "Pet: required name": [2, 1],
    "Pet name: minLength": [1, 1],
    "Pet owner anyOf 0: maxLength": [0, 1],
  });
  expect(sides(responseKeywords)).toMatchObject({
    "Pet: required name": [1, 0],
    "Pet name: minLength": [0, 1],
  });
});

test("counts operations, statuses, headers and media types, and names undeclared ones", () => {
  const covered = coverageOf(contractOf(PETS), [
    exchange({ method: "GET", path: "/pets/1" }, 200, { name: "a" }, { etag: '"1"', ...JSON_TYPE }),
    exchange({ method: "GET", path: "/pets/1" }, 200, undefined, { "content-type": "text/html" }),
    exchange({ method: "GET", path: "/pets/1" }, 418),
    exchange({ method: "DELETE", path: "/pets/1" }, 405),
  ]);
  expect(counts(covered.operations)).toEqual({ getPet: 3, createPet: 0 });
  expect(counts(covered.statuses)).toEqual({
    "getPet 200": 2,
    "getPet 404": 0,
    "createPet 201": 0,
    "getPet 418 (not declared)": 1,
  });
  expect(counts(covered.headers)).toEqual({ "getPet 200 ETag": 1 });
  expect(counts(covered.mediaTypes)).toEqual({
    "createPet request application/json": 0,
    "getPet 200 application/json": 1,
    "getPet 200 text/html (not declared)": 1,
  });
  expect(shareOf("statuses", covered)).toEqual({ covered: 1, total: 3 });
});

test("counts events by their type, and parts by their schema", () => {
  const options = { name: "options", content: '{"destination":"twelve"}', filename: "o.json" };
  const covered = coverageOf(
    loadContract(),
    [exchange(exportRequest([filePart("{}"), options]), 400)],
    [{ json: { type: "job.done" } }, { json: { type: "other" } }, { json: undefined }],
  );
  expect(counts(covered.events)).toMatchObject({ "job.done": 1, "job.failed": 0 });
  const keywords = sides(covered.requestKeywords);
  expect(keywords).toMatchObject({
    "HostedDocumentUpload file: type": [1, 0],
    "HostedDocumentUpload: required options": [1, 0],
    "ExportOptions destination: type": [0, 1],
  });
});

function sides(items: readonly SidedItem[]): Record<string, readonly number[]> {
  return Object.fromEntries(items.map(({ name, valid, invalid }) => [name, [valid, invalid]]));
}

function counts(items: readonly { name: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(items.map(({ name, count }) => [name, count]));
}

function post(text: string): Exchange {
  return exchange({ method: "POST", path: "/pets", body: { kind: "text", text } }, 201);
}

function exchange(
  request: ProbeRequest,
  status: number,
  body?: object,
  headers: Record<string, string> = body ? JSON_TYPE : {},
): Exchange {
  const target = resolveTarget({ baseUrl: "http://127.0.0.1:1", token: "" });
  const bytes = Buffer.from(body ? JSON.stringify(body) : "");
  const response = {
    status,
    headers: new Headers(headers),
    rawHeaders: Object.entries(headers),
    bytes,
    text: bytes.toString(),
    json: parseJson(bytes),
  };
  return { request: describeRequest(target, request), response, sentAt: 0, milliseconds: 0 };
}
